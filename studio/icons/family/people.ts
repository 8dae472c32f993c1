import { box, circle, plus, type Drawing } from "../drawing.ts";
import { withMirrored } from "../mirrored.ts";

const SHOULDERS = "M6 43.5V40c0-8 7.5-12.5 18-12.5S42 32 42 40v3.5";
const NURSE_CAP = "M13 14l2-9.5h18L35 14z";
const BUBBLE = "M28 4.5h12a4 4 0 0 1 4 4V19a4 4 0 0 1-4 4h-6l-6 5.5V23a4 4 0 0 1-4-4V8.5a4 4 0 0 1 4-4z";
const MIDDLE_PERSON = "M12.5 43.5V39c0-6.5 4.5-11 11.5-11s11.5 4.5 11.5 11v4.5";
const COVER = "M20.5 34V25.5H34a9 9 0 0 1 9 8.5z";

export const PEOPLE: Record<string, Drawing> = {
  doctor: {
    ground: `${SHOULDERS}z`,
    lines: { head: circle(24, 13, 8.5), coat: SHOULDERS, collar: "M17 28.5l7 9 7-9", pocket: "M33.5 38.5h3" },
  },
  /** A nurse with her cap. */
  paramedical: {
    ground: NURSE_CAP,
    lines: {
      cap: NURSE_CAP,
      plus: plus(24, 9.3, 1.8),
      face: "M15.5 14v3a8.5 8.5 0 0 0 17 0v-3",
      shoulders: "M6 43.5V41c0-6.5 5-10 11.5-11l6.5 6 6.5-6C37 31 42 34.5 42 41v2.5",
    },
  },
  people: {
    ground: `${MIDDLE_PERSON}z`,
    lines: {
      middle: circle(24, 17.5, 6) + MIDDLE_PERSON,
      sides: withMirrored(`${circle(10, 13.5, 4)}M4.5 36v-5.5c0-4 2-6.5 5.5-7.5`),
    },
  },
  /** A patient who asks, and is answered. */
  outpatient: {
    ground: BUBBLE,
    lines: {
      head: circle(14, 22.5, 6.5),
      shoulders: "M4 43.5V42c0-5.5 4-9 10-9s10 3.5 10 9v1.5",
      bubble: BUBBLE,
      plus: plus(34, 13.7, 4),
    },
  },
  /** A patient in bed. */
  inpatient: {
    ground: COVER,
    lines: { bed: "M5 15v28.5M5 34h38v9.5", head: circle(13, 26, 3.8), cover: COVER, plus: plus(31.5, 12, 5) },
  },
  /** A patient under a monitor. */
  icu: {
    ground: box(8, 4.5, 32, 18, 4),
    lines: {
      monitor: box(8, 4.5, 32, 18, 4),
      pulse: "M13 14h5l3-4.5 5 9 3-4.5h6",
      bed: "M5 28v15.5M5 38.5h38v5",
      head: circle(12.5, 32.5, 2.3),
      cover: "M19 38.5V31h16.5a7.5 7.5 0 0 1 7.5 7.5",
    },
  },
};
