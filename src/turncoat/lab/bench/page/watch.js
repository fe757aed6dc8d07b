// Put into a page before anything of its own runs: writes down when somebody in front of it sees something.
// Seen is what has been made into a frame; how long a screen takes to light up afterwards, no page can know.

(() => {
  const PLAY = ".games button.main";
  const ANSWER = ".options button";
  const EFFECT = ".prompt .head, .prompt h2, .hand, section.board, section.seats"; // where an answer shows what it did
  const PLAYED = ".strip .skip"; // there while events are played

  const ALL = { subtree: true, childList: true, characterData: true, attributes: true };
  const found = { answers: [], frames: [], usable, watchFrames };
  window.turncoatBench = found;

  /** When the next frame has been made. */
  function framed() {
    return new Promise((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(0);
      });
    });
  }

  function there(selector) {
    return new Promise((done) => {
      const look = () => {
        const element = document.querySelector(selector);
        if (!element) return;
        observer.disconnect();
        done(element);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, ALL);
      look();
    });
  }

  /** Milliseconds from the navigation on until anything is there, until a game can be begun, and until the page has shown that it was told to. */
  async function usable() {
    const button = await there(`${PLAY}:enabled`);
    const enabled = performance.now();
    await new Promise((done) => setTimeout(done)); // what else there is to do comes first, as it would before somebody's press
    button.click();
    await there(`${PLAY}:disabled`);
    const handled = await framed();
    const [first] = performance.getEntriesByName("first-contentful-paint");
    return { painted: first?.startTime ?? handled, enabled, handled };
  }

  // From the press of an answer to the first frame in which anything follows from it; that its button goes grey does not count.
  let pressed = null;
  document.addEventListener("click", (event) => {
    if (event.target.closest(ANSWER)) pressed = event.timeStamp;
  }, true);
  new MutationObserver(async (changes) => {
    if (pressed === null || !changes.some(isEffect)) return;
    const since = pressed;
    pressed = null;
    found.answers.push((await framed()) - since);
  }).observe(document, ALL);

  function isEffect({ target }) {
    return (target instanceof Element ? target : target.parentElement)?.closest(EFFECT);
  }

  /** Milliseconds between frames while events are played; each is marked, for whoever traces what was done in it. */
  function watchFrames() {
    let last = null;
    const frame = (now) => {
      if (!document.querySelector(PLAYED)) last = null;
      else {
        performance.mark(last === null ? "bench-first" : "bench-next");
        if (last !== null) found.frames.push(now - last);
        last = now;
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }
})();
