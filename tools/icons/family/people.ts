import { box, circle, plus, type Drawing } from "../drawing.ts";
import { withMirrored } from "../mirrored.ts";

const SHOULDERS = "M6 43.500V40c0-8 7.500-12.500 18-12.500S42 32 42 40v3.500";
const NURSE_CAP = "M13 14l2-9.500h18L35 14z";
const BUBBLE = "M28 4.500h12a4 4 0 0 1 4 4V19a4 4 0 0 1-4 4h-6l-6 5.500V23a4 4 0 0 1-4-4V8.500a4 4 0 0 1 4-4z";
const MIDDLE_PERSON = "M12.500 43.500V39c0-6.500 4.500-11 11.500-11s11.500 4.500 11.500 11v4.500";
const COVER = "M20.500 34V25.500H34a9 9 0 0 1 9 8.500z";

export const PEOPLE: Record<string, Drawing> = {
  doctor: {
    ground: `${SHOULDERS}z`,
    lines: { head: circle(24, 13, 8.5), coat: SHOULDERS, collar: "M17 28.500l7 9 7-9", pocket: "M33.500 38.500h3" },
  },
  /** A nurse with her cap. */
  paramedical: {
    ground: NURSE_CAP,
    lines: {
      cap: NURSE_CAP,
      plus: plus(24, 9.3, 1.8),
      face: "M15.500 14v3a8.500 8.500 0 0 0 17 0v-3",
      shoulders: "M6 43.500V41c0-6.500 5-10 11.500-11l6.500 6 6.500-6C37 31 42 34.500 42 41v2.500",
    },
  },
  people: {
    ground: `${MIDDLE_PERSON}z`,
    lines: {
      middle: circle(24, 17.5, 6) + MIDDLE_PERSON,
      sides: withMirrored(`${circle(10, 13.5, 4)}M4.500 36v-5.500c0-4 2-6.500 5.500-7.500`),
    },
  },
  /** A patient who asks, and is answered. */
  outpatient: {
    ground: BUBBLE,
    lines: {
      head: circle(14, 22.5, 6.5),
      shoulders: "M4 43.500V42c0-5.500 4-9 10-9s10 3.500 10 9v1.500",
      bubble: BUBBLE,
      plus: plus(34, 13.7, 4),
    },
  },
  /** A patient in bed. */
  inpatient: {
    ground: COVER,
    lines: { bed: "M5 15v28.500M5 34h38v9.500", head: circle(13, 26, 3.8), cover: COVER, plus: plus(31.5, 12, 5) },
  },
  /** A patient under a monitor. */
  icu: {
    ground: box(8, 4.5, 32, 18, 4),
    lines: {
      monitor: box(8, 4.5, 32, 18, 4),
      pulse: "M13 14h5l3-4.500 5 9 3-4.500h6",
      bed: "M5 28v15.500M5 38.500h38v5",
      head: circle(12.5, 32.5, 2.3),
      cover: "M19 38.500V31h16.500a7.500 7.500 0 0 1 7.500 7.500",
    },
  },
};
