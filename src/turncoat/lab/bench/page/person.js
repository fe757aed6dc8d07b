// Put into a page before anything of its own runs: a person who presses answers, and keeps the time of what the screen shows meanwhile.

(() => {
  const TICK = 50; // milliseconds
  const AGAIN = 3_000; // after which an answer that nothing came of is pressed again
  const ANSWERS = ".game:not([inert]) .prompt .options button:enabled:not([aria-disabled])"; // inert: a scene is about to cover it
  const QUESTION = ".prompt [data-decision]";
  const WORDS = ".prompt .ask"; // also without a question: "Waiting for ..."
  const OVER = ".prompt.isOver";
  const SCENE = ".theatre";
  const ON = ".theatre.cards .main, .theatre:has(.words.waits) .skip"; // leads on from a scene that waits
  const MEETING = ".prompt .bar";
  const DONE = ".prompt .bar .main";
  const SURE = "dialog .sure";
  const PLAYED = ".strip .skip"; // there while events are played
  const OWN_TURN = '[data-seat="0"].isCurrent';

  window.turncoatPerson = { play };

  const first = (selector) => document.querySelector(selector);

  /** What the screen is taken up with. */
  function shown() {
    if (first(SCENE)) return "scene";
    if (first(MEETING)) return "meeting";
    if (first(ANSWERS)) return "asked";
    if (first(PLAYED)) return "told";
    return first(WORDS) ? "waiting" : "loading";
  }

  /** The same for the same seed: mulberry32. */
  function dice(seed) {
    let state = seed;
    return (count) => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
    };
  }

  /** Play until the game is over or the time is up: one answer after another, each that many milliseconds after it could be given. */
  async function play({ pause, seed, limit }) {
    const roll = dice(seed);
    const screen = { asked: 0, told: 0, scene: 0, meeting: 0, waiting: 0, loading: 0 };
    const prompts = []; // each with the time it came and the time it was answered
    const begin = performance.now();
    let turns = 0;
    let isOwnTurn = false;
    let presses = 0;
    let pressed = { step: "", at: 0 };
    let came = { step: "", at: 0 };
    let led = { button: null, at: 0 };
    let before = begin;
    let now = begin;
    for (; now - begin < limit && !(first(OVER) && !first(SCENE)); now = performance.now()) {
      screen[shown()] += now - before;
      before = now;
      if (first(OWN_TURN) && !isOwnTurn) turns++;
      isOwnTurn = first(OWN_TURN) !== null;
      lead(first(SURE) ?? first(ON) ?? first(DONE));
      if (!first(SCENE) && !first(MEETING)) answer();
      await new Promise((done) => setTimeout(done, TICK));
    }
    return { seconds: (now - begin) / 1000, isOver: first(OVER) !== null, screen, prompts, presses, turns };

    /** Press what leads on, after a pause as well. */
    function lead(button) {
      if (led.button !== button) led = { button, at: now };
      if (button && now - led.at >= pause) button.click();
    }

    function answer() {
      const answers = document.querySelectorAll(ANSWERS);
      const step = first(QUESTION)?.dataset.decision ?? "";
      if (!answers.length || !step) return;
      if (step !== came.step) {
        came = { step, at: now };
        const number = step.split("+")[0]; // picks of one question are one prompt
        if (prompts.at(-1)?.number !== number) {
          const isReaction = first(".prompt .badge") !== null;
          prompts.push({ number, answers: answers.length, isReaction, came: now, answered: now });
        }
      }
      const isAgain = pressed.step === step && now - pressed.at < AGAIN;
      if (isAgain || now - came.at < pause) return;
      answers[roll(answers.length)].click();
      prompts.at(-1).answered = now;
      pressed = { step, at: now };
      presses++;
    }
  }
})();
