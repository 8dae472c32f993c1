import { box, circle, plus, type Drawing } from "../drawing.ts";
import { withMirrored } from "../mirrored.ts";

const VAN = "M4 35.5V14a3 3 0 0 1 3-3h21.5v24.5z";

const AMBULANCE: Drawing = {
  ground: VAN,
  lines: {
    van: "M7 36.5H4V14a3 3 0 0 1 3-3h21.5v25.5H17.5",
    cab: "M28.5 18.5h7L44 27v9.5h-3.5M28.5 27H44",
    wheels: circle(12.5, 37.5, 4.5) + circle(35.5, 37.5, 4.5),
    light: "M14 11V6.5h5V11",
    plus: plus(16.5, 22, 4.7),
  },
};

const LIGHT_DOME = "M13 35V25.5a11 11 0 0 1 22 0V35z";
const MOON = "M44 13.5A8 8 0 1 1 34.5 4a6.5 6.5 0 0 0 9.5 9.5z";
const HEART_ON_LIST =
  "M24 33.5c-5-3.2-7.8-6.2-7.8-10a4.1 4.1 0 0 1 7.8-1.7 4.1 4.1 0 0 1 7.8 1.7c0 3.8-2.8 6.8-7.8 10z";
const SHIELD = "M24 4.5c5.5 4 10.5 5.5 17 6 0 15-4.5 26-17 33-12.5-7-17-18-17-33 6.5-.5 11.5-2 17-6z";
const BOLT = "M25 14.5L13.5 25.5h7L19 33.5l11.5-11h-7z";

export const PLACES_AND_TIMES: Record<string, Drawing> = {
  emergency: AMBULANCE,
  ambulance: AMBULANCE,
  /** A warning light with a plus. */
  emergency_medicine: {
    ground: LIGHT_DOME,
    lines: {
      light: LIGHT_DOME,
      plus: plus(24, 26, 4.5),
      foot: box(7.5, 35, 33, 8.5, 3),
      rays: `M24 4.5V8${withMirrored("M9 10l2.8 2.8M4.5 24.5h3.5")}`,
    },
  },
  /** An operating lamp above a table. */
  theatre: {
    ground: "M12 20h24l6 16H6z",
    lines: {
      arm: "M24 4.5v4",
      lamp: "M8.5 20C8.5 13 15 8.5 24 8.5S39.5 13 39.5 20z",
      rays: "M24 25.5v4M15 25.5l-1.5 4M33 25.5l1.5 4",
      table: "M5 36.5h38M13 36.5v7M35 36.5v7",
    },
  },
  /** A house with a plus that is open at night. */
  clinic: {
    ground: `${MOON}M9 23.5L20 14l11 9.5v20H9z`,
    lines: { roof: "M4 27.5L20 14l16 13.5", walls: "M9 24.5v19h22v-19", plus: plus(20, 31, 4.5), moon: MOON },
  },
  "clinic-building": {
    ground: box(13, 4.5, 22, 39, 3),
    lines: {
      middle: "M13 43.5v-36a3 3 0 0 1 3-3h16a3 3 0 0 1 3 3v36",
      wings: withMirrored("M13 20.5H9a3 3 0 0 0-3 3v20M6 43.5H4"),
      plus: plus(24, 14, 4.5),
      ground: "M4 43.5h40",
      door: "M20 43.5V36a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v7.5",
      windows: "M20 26h.01M28 26h.01",
    },
  },
  power: {
    ground: box(4.5, 11.5, 36, 25, 6),
    lines: { battery: box(4.5, 11.5, 36, 25, 6), pole: "M44.5 21v6" },
    solid: BOLT,
  },
  checkup: {
    ground: HEART_ON_LIST,
    lines: {
      board: "M16 8h-4.5a4 4 0 0 0-4 4v27.5a4 4 0 0 0 4 4h25a4 4 0 0 0 4-4V12a4 4 0 0 0-4-4H32",
      clip: box(16, 4.5, 16, 7.5, 3),
      heart: HEART_ON_LIST,
      writing: "M16 38h16",
    },
  },
  schedule: {
    ground: "M5.5 19V13a4 4 0 0 1 4-4h29a4 4 0 0 1 4 4v6z",
    lines: {
      sheet: box(5.5, 9, 37, 34.5, 4),
      rings: "M15 4.5V13M33 4.5V13",
      heading: "M5.5 19h37",
      tick: "M16.5 31l5.5 5.5L32 26.5",
    },
  },
  hours: {
    ground: circle(24, 24, 19.5),
    lines: { face: circle(24, 24, 19.5), hands: "M24 12.5V24l8 5.5" },
  },
  shield: { ground: SHIELD, lines: { shield: SHIELD, tick: "M16 24l6 6 10.5-11" } },
};
