// Drawings of each room's furniture, from above, for a box of 120 by 80, at its right wall, clear of name and numbers.

import type { RoomName } from "./rooms";

interface Furniture {
  solid: string; // bodies
  lines: string; // upon them
  tone?: "vehicle" | "timber";
}

export const FURNITURE: Record<RoomName, Furniture> = {
  radio: {
    solid: "M92 14h24v60H92zM72 38a7 7 0 1 0 14 0 7 7 0 1 0-14 0",
    lines:
      "M95 18h18v12H95zM98 24h.01M103 24h.01M108 24h.01M95 34h18v14H95zM98 41h5M106 38v6M110 38v6M97 56a7 7 0 0 1 14 0v6M97 56v6M74 33c4-4 9-4 12 0",
  },
  laboratory: {
    solid: "M64 12h52v60H98V30H64zM74 50a6 6 0 1 0 12 0 6 6 0 1 0-12 0",
    lines:
      "M69 21a4 4 0 1 0 8 0 4 4 0 1 0-8 0M82 17v8M86 17v8M90 17v8M80 21h12M101 50h11v14h-11zM106 50v-4M104 16h8v8h-8zM103 34h8M107 34v8",
  },
  arsenal: {
    solid: "M102 12h14v60h-14zM70 52h24v20H70z",
    lines:
      "M105 17h8M105 22h8M104 28l9 3M104 34l9 3M104 40l9 3M105 48h8v8h-8zM105 60h8v8h-8zM70 52l24 20M94 52 70 72M82 38l14-10M94 25l5 5",
    tone: "timber",
  },
  dormitory: {
    solid: "M82 12h34v17H82zM82 33h34v17H82zM82 54h34v17H82z",
    lines: "M106 14.500h7v12h-7zM106 35.500h7v12h-7zM106 56.500h7v12h-7zM100 12v17M100 33v17M100 54v17M86 16l10 9M86 41h9M86 60l8 5",
  },
  rec_room: {
    solid: "M72 40h44v26H72zM94 10h22v12H94zM52 14h12v18H52zM30 50a9 9 0 1 0 18 0 9 9 0 1 0-18 0",
    lines:
      "M75 43h38v20H75zM84 53h.01M90 50h.01M90 56h.01M104 53h.01M78 70l20-22M97 13h16v6H97zM64 14v18M61 23h3M36 46l5 3M38 54l6-3M26 42h4M22 58h6M48 60l4 4",
    tone: "timber",
  },
  kitchen: {
    solid: "M90 12h26v60H90zM58 52a10 10 0 1 0 20 0 10 10 0 1 0-20 0",
    lines:
      "M94 20a4 4 0 1 0 8 0 4 4 0 1 0-8 0M105 20a4 4 0 1 0 8 0 4 4 0 1 0-8 0M94 31a4 4 0 1 0 8 0 4 4 0 1 0-8 0M105 31a4 4 0 1 0 8 0 4 4 0 1 0-8 0M90 40h26M94 45h17v14H94zM102 45v-3M94 65h17M52 46l4 2M52 58l4-2M80 46l-4 2",
  },
  boiler: {
    solid: "M74 26a14 14 0 1 0 28 0 14 14 0 1 0-28 0M74 58a14 14 0 1 0 28 0 14 14 0 1 0-28 0",
    lines:
      "M80 26a8 8 0 1 0 16 0 8 8 0 1 0-16 0M80 58a8 8 0 1 0 16 0 8 8 0 1 0-16 0M102 26h10v32h-10M108 12v14M112 12v14M88 40v4M84 26h8M84 58h8M66 74h8v-8",
  },
  generator: {
    solid: "M62 24h42v34H62zM108 14h8v56h-8z",
    lines:
      "M68 41a9 9 0 1 0 18 0 9 9 0 1 0-18 0M77 32v18M68 41h18M90 28v26M94 28v26M98 28v26M104 36h4M104 46h4M110 20h4M110 26h4M110 32h4M62 30h-6M62 52h-6v8",
  },
  storeroom: {
    solid: "M104 12h12v60h-12zM70 48h24v24H70zM78 22h20v20H78zM56 60a6 6 0 1 0 12 0 6 6 0 1 0-12 0",
    lines:
      "M104 24h12M104 36h12M104 48h12M104 60h12M70 60h24M82 48v24M78 32h20M88 22v20M58.500 60a3.500 3.500 0 1 0 7 0 3.500 3.500 0 1 0-7 0",
    tone: "timber",
  },
  weather_station: {
    solid: "M84 50h26v22H84zM86 28a4 4 0 1 0 8 0 4 4 0 1 0-8 0",
    lines:
      "M84 56h26M84 61h26M84 66h26M90 24V12M86.500 30 76 36M93.500 30l11 6M84 12a6 6 0 0 1 12 0zM79 30a6 6 0 0 0-6 11zM101 30a6 6 0 0 1 6 11zM90 32v18M62 70l28-42M116 40 92 30",
  },
  helicopter: {
    solid: "M36 46c0-9 9-15 21-15 13 0 20 5 25 11l32 1v6l-32 1c-5 6-12 11-25 11-12 0-21-6-21-15z",
    lines:
      "M16 16l84 60M100 16 16 76M55 46a3 3 0 1 0 6 0 3 3 0 1 0-6 0M42 38c-3 5-3 11 0 16M48 33v26M40 24h36M40 68h36M48 24v8M48 68v-8M70 24v9M70 68v-9M112 36v20M108 40l8 12",
    tone: "vehicle",
  },
  snowcat: {
    solid: "M34 24h72v10H34zM34 60h72v10H34zM42 30h58c4 0 6 2 6 6v22c0 4-2 6-6 6H42z",
    lines:
      "M40 24v10M48 24v10M56 24v10M64 24v10M72 24v10M80 24v10M88 24v10M96 24v10M40 60v10M48 60v10M56 60v10M64 60v10M72 60v10M80 60v10M88 60v10M96 60v10M84 36h16v22H84zM50 38h26v18H50zM58 38v18M67 38v18M106 40h5M106 54h5",
    tone: "vehicle",
  },
  kennel: {
    solid: "M62 12h22v24H62zM92 12h22v24H92z",
    lines:
      "M73 12v24M62 24h22M103 12v24M92 24h22M68 36v6h10v-6M98 36v6h10v-6M70 58a5 5 0 1 0 10 0 5 5 0 1 0-10 0M96 52l6-3M100 58l7-2M94 64l8-1M86 68l5-4",
    tone: "timber",
  },
};
