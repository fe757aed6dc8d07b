// Texts that some screens need: their list is a part of its own, so that the first load does without it.

export const FILES = import.meta.glob<string>(
  [
    "../../../src/turncoat/texts/*/{coach,diary,regulars,theatre,privacy}.ftl",
    "../../../src/turncoat/texts/*/*/{web,coach,theatre}.ftl",
    "../../../plugins/*/src/*/texts/*/{coach,theatre}.ftl",
  ],
  { query: "?raw", import: "default" },
);
