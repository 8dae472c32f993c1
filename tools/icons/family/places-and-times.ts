import { box, circle, plus, type Drawing } from "../drawing.ts";
import { withMirrored } from "../mirrored.ts";

const VAN = "M4 35.500V14a3 3 0 0 1 3-3h21.500v24.500z";

const AMBULANCE: Drawing = {
  ground: VAN,
  lines: {
    van: "M7 36.500H4V14a3 3 0 0 1 3-3h21.500v25.500H17.500",
    cab: "M28.500 18.500h7L44 27v9.500h-3.500M28.500 27H44",
    wheels: circle(12.5, 37.5, 4.5) + circle(35.5, 37.5, 4.5),
    light: "M14 11V6.500h5V11",
    plus: plus(16.5, 22, 4.7),
  },
};

const LIGHT_DOME = "M13 35V25.500a11 11 0 0 1 22 0V35z";
const MOON = "M44 13.500A8 8 0 1 1 34.500 4a6.500 6.500 0 0 0 9.500 9.500z";
const HEART_ON_LIST =
  "M24 33.500c-5-3.200-7.800-6.200-7.800-10a4.100 4.100 0 0 1 7.800-1.700 4.100 4.100 0 0 1 7.800 1.700c0 3.800-2.800 6.800-7.800 10z";
const SHIELD = "M24 4.500c5.500 4 10.500 5.500 17 6 0 15-4.500 26-17 33-12.500-7-17-18-17-33 6.500-.500 11.500-2 17-6z";
const BOLT = "M25 14.500L13.500 25.500h7L19 33.500l11.500-11h-7z";

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
      rays: `M24 4.500V8${withMirrored("M9 10l2.800 2.800M4.500 24.500h3.500")}`,
    },
  },
  /** An operating lamp above a table. */
  theatre: {
    ground: "M12 20h24l6 16H6z",
    lines: {
      arm: "M24 4.500v4",
      lamp: "M8.500 20C8.500 13 15 8.500 24 8.500S39.500 13 39.500 20z",
      rays: "M24 25.500v4M15 25.500l-1.500 4M33 25.500l1.500 4",
      table: "M5 36.500h38M13 36.500v7M35 36.500v7",
    },
  },
  /** A house with a plus that is open at night. */
  clinic: {
    ground: `${MOON}M9 23.500L20 14l11 9.500v20H9z`,
    lines: { roof: "M4 27.500L20 14l16 13.500", walls: "M9 24.500v19h22v-19", plus: plus(20, 31, 4.5), moon: MOON },
  },
  "clinic-building": {
    ground: box(13, 4.5, 22, 39, 3),
    lines: {
      middle: "M13 43.500v-36a3 3 0 0 1 3-3h16a3 3 0 0 1 3 3v36",
      wings: withMirrored("M13 20.500H9a3 3 0 0 0-3 3v20M6 43.500H4"),
      plus: plus(24, 14, 4.5),
      ground: "M4 43.500h40",
      door: "M20 43.500V36a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v7.500",
      windows: "M20 26h.010M28 26h.010",
    },
  },
  power: {
    ground: box(4.5, 11.5, 36, 25, 6),
    lines: { battery: box(4.5, 11.5, 36, 25, 6), pole: "M44.500 21v6" },
    solid: BOLT,
  },
  checkup: {
    ground: HEART_ON_LIST,
    lines: {
      board: "M16 8h-4.500a4 4 0 0 0-4 4v27.500a4 4 0 0 0 4 4h25a4 4 0 0 0 4-4V12a4 4 0 0 0-4-4H32",
      clip: box(16, 4.5, 16, 7.5, 3),
      heart: HEART_ON_LIST,
      writing: "M16 38h16",
    },
  },
  schedule: {
    ground: "M5.500 19V13a4 4 0 0 1 4-4h29a4 4 0 0 1 4 4v6z",
    lines: {
      sheet: box(5.5, 9, 37, 34.5, 4),
      rings: "M15 4.500V13M33 4.500V13",
      heading: "M5.500 19h37",
      tick: "M16.500 31l5.500 5.500L32 26.500",
    },
  },
  hours: {
    ground: circle(24, 24, 19.5),
    lines: { face: circle(24, 24, 19.5), hands: "M24 12.500V24l8 5.500" },
  },
  shield: { ground: SHIELD, lines: { shield: SHIELD, tick: "M16 24l6 6 10.500-11" } },
};
