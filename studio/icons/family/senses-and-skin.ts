import { circle, type Drawing } from "../drawing.ts";

const EAR =
  "M15.5 36.5C16 40.5 19 43.5 23 43.5c5.5 0 6.5-6.5 9-10.5 2.2-3.5 5-6.5 5-13a13.5 13.5 0 0 0-27 0c0 7.5 5.5 10 5.5 16.5z";
const TOOTH =
  "M24 11.5c-3.5-2.5-6.5-4-10.5-4C8 7.5 5 12 6 19c.6 4 2.3 6 3 10 .8 5 1.3 12.5 5 12.5 5 0 3.5-12 10-12s5 12 10 12c3.7 0 4.2-7.5 5-12.5.7-4 2.4-6 3-10 1-7-2-11.5-7.5-11.5-4 0-7 1.5-10.5 4z";

export const SENSES_AND_SKIN: Record<string, Drawing> = {
  ophthalmology: {
    ground: circle(24, 24, 8),
    lines: {
      lids: "M4 24C9 15 16 10.5 24 10.5S39 15 44 24c-5 9-12 13.5-20 13.5S9 33 4 24z",
      iris: circle(24, 24, 8),
    },
    solid: circle(24, 24, 3),
  },
  e_n_t: {
    ground: EAR,
    lines: {
      ear: EAR,
      shell: "M16.5 20.5a7 7 0 0 1 14 0c0 4.5-5 4.5-5 9.5M16.5 20.5c3 0 5 1.7 5 4.5",
      sound: "M42 10.5c2.5 5.5 2.5 12 0 17.5M5 11c-1.5 5-1.5 10 0 15",
    },
  },
  dental: { ground: TOOTH, lines: { tooth: TOOTH, edge: "M24 11.5c2 1.5 4.5 3 7.5 3.5" } },
  /** Layers of skin with a hair and pores. */
  dermatology: {
    ground:
      "M5 19c3-3.5 6.5-3.5 9.5 0s6.5 3.5 9.5 0 6.5-3.5 9.5 0 6.5 3.5 9.5 0v9c-3 3.5-6.5 3.5-9.5 0s-6.5-3.5-9.5 0-6.5 3.5-9.5 0-6.5-3.5-9.5 0z",
    lines: {
      surface: "M5 19c3-3.5 6.5-3.5 9.5 0s6.5 3.5 9.5 0 6.5-3.5 9.5 0 6.5 3.5 9.5 0",
      lowerLayer: "M5 28c3-3.5 6.5-3.5 9.5 0s6.5 3.5 9.5 0 6.5-3.5 9.5 0 6.5 3.5 9.5 0",
      edge: "M5 19v20.5a4 4 0 0 0 4 4h30a4 4 0 0 0 4-4V19",
      hairs: "M24 36V22c0-7 2-12.5 7-17.5M14.5 14c-.5-3.5.5-6.5 3-9",
    },
    solid: circle(24, 36, 2.6) + circle(14, 36, 1.8) + circle(34.5, 36, 1.8),
  },
};
