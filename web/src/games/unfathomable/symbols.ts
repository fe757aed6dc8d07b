// Symbols of this game, drawn for us with one line on a square of 24.

export const SYMBOLS = {
  influence: "M4 18h16M4 18 3 8l5 4 4-7 4 7 5-4-1 10",
  lore: "M12 6c-3-2-6-2-8-1v13c2-1 5-1 8 1 3-2 6-2 8-1V5c-2-1-5-1-8 1zM12 6v13",
  observation: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  strength: "M6 20V9l2-5h8l2 4v7l-4 5zM6 12h9M9 4v5M12.5 4v5",
  will: "M12 2l2.5 7.500L22 12l-7.5 2.500L12 22l-2.5-7.500L2 12l7.5-2.500z",
  treachery: "M14 3 9 14l-3 1 1-3zM10 13l4 2M6 15l-2 6M17 9c3 2 4 5 3 9-4-1-6-3-6-6",
  any: "M12 3v18M3 12h18M6 6l12 12M18 6 6 18",

  fuel: "M7 21h10V9l-3-5H9L7 7zM12 18a3 3 0 0 0 3-3c0-2-2-3-2-5-2 1-4 3-4 5a3 3 0 0 0 3 3z",
  food: "M4 11h16c0 5-3 9-8 9s-8-4-8-9zM8 7c0-2 2-2 2-4M14 7c0-2 2-2 2-4",
  sanity: "M9 20v-3c-3-1-5-4-5-7a8 8 0 0 1 16-1l2 4h-2v3c0 1-1 2-2 2h-3v2M12 8v4M12 15v.01",
  souls: "M8 10a4 4 0 1 1 8 0c0 2-1 3-2 4h-4c-1-1-2-2-2-4zM5 21c0-4 3-7 7-7s7 3 7 7M12 3V1",
  travel: "M3 14h18l-3 6H6zM6 14V9h10v5M9 9V4h3v5M2 22c2-1 3-1 5 0s3 1 5 0 3-1 5 0 3 1 5 0",
  ritual: "M12 2l6 18L2.5 9h19L6 20z",

  bridge: "M12 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM12 2v5M12 17v5M2 12h5M17 12h5M5 5l3.5 3.500M15.5 15.5 19 19M5 19l3.5-3.500M15.5 8.5 19 5",
  chapel: "M12 2v5M10 4h4M5 21V12l7-5 7 5v9zM10 21v-5a2 2 0 0 1 4 0v5",
  captains_cabin: "M3 15c2-3 16-3 18 0l-2 3H5zM5 14c0-5 2-8 7-8s7 3 7 8M12 9v3M10 10.500h4",
  cargo_hold: "M3 12h8v8H3zM13 12h8v8h-8zM8 4h8v8H8zM3 16h8M13 16h8M8 8h8",
  galley: "M5 10h14v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM2 12h3M19 12h3M9 7c-1-2 1-2 0-4M15 7c-1-2 1-2 0-4",
  boiler_room: "M4 20V9h16v11zM7 9V3h4v6M12 19a3.5 3.5 0 0 0 3-5l-2 1c0-2-1-3-1-3s-3 2-3 4a3 3 0 0 0 3 3z",
  sick_bay: "M9 4h6v5h5v6h-5v5H9v-5H4V9h5z",
  brig: "M4 3v18M9 3v18M15 3v18M20 3v18M3 7h18M3 17h18",

  chaos: "M12 12c0-2 3-2 3 0 0 4-7 4-7-1 0-6 10-6 10 1 0 8-14 8-14-2",
  mythos: "M4 21c7 0 5-7 9-9s7-1 7-5-5-5-7-2 1 5 3 3M9 21c5 0 9-2 10-6M4 16c3 0 4-2 5-4",
  spells: "M5 3h11l3 3v15H5zM9 9l6 6M15 9l-6 6M12 8v8M8 12h8",
  waypoints: "M6 21V3M6 4h11l-3 4 3 4H6",
  item_deck: "M4 9h16v11H4zM9 9V6a3 3 0 0 1 6 0v3M4 13h16",
  damage: "M3 8l6 2-1 4 5-2 1 6 3-5 4 1-3-5 2-5-5 2-3-4-2 5z",
  loyalty_deck: "M12 3l8 3v6c0 5-3 8-8 9-5-1-8-4-8-9V6zM9.5 12a2.5 2.5 0 1 1 2.5 2.500V17",
  passengers: "M9 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 20c0-5 2-8 6-8s6 3 6 8zM16 5a3 3 0 0 1 0 6M17 13c3 0 4 3 4 7",

  captain: "M3 15c2-3 16-3 18 0l-2 3H5zM5 14c0-5 2-8 7-8s7 3 7 8",
  keeper: "M6 3h11a2 2 0 0 1 2 2v16H7a2 2 0 0 1-2-2V4zM5 19a2 2 0 0 1 2-2h12M12 7l1 3h3l-2 2 1 3-3-2-3 2 1-3-2-2h3z",
  harbour: "M10 21 11 9h2l1 12zM9 9h6M10 9V5h4v4M3 5l5 1M21 5l-5 1M4 21h16",
  awakening: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 8v8",
  barricade: "M4 4h16v16H4zM4 8l16 8M4 16l16-8",
  die: "M12 2l9 7-3.5 11h-11L3 9zM12 2 7 13h10zM7 13l-4-4M17 13l4-4M7 13l-.5 7M17 13l.5 7",
  attack: "M4 20 18 6l2-4-4 2L4 18M8 20l-4-4M20 20l-5-5",
  shield: "M12 3l8 3v6c0 5-3 8-8 9-5-1-8-4-8-9V6z",
} as const;
export type SymbolName = keyof typeof SYMBOLS;
