import { box, type Drawing } from "../drawing.ts";
import { withMirrored } from "../mirrored.ts";

const KIDNEYS = withMirrored(
  "M13.5 6C7.5 6 4.5 12 4.5 19.5S7.5 34 13 34c4.5 0 6.5-3 6.5-6 0-4-4-4.5-4-8s4-4 4-8c0-3.5-2.5-6-6-6z",
);

const KIDNEY_TREATED =
  "M22.5 12.5c-5.5 0-8.5 5-8.5 11.5s3 11.5 8 11.5c4 0 6-2.5 6-5.5s-3-3.5-3-6 3-3 3-6c0-3-2.5-5.5-5.5-5.5z";

const BLADDER = withMirrored("M24 13c-8.5 0-14 5-14 12 0 6.5 4.5 10 9.5 11.7 1.5.5 2 1.3 2 2.8v4");
const FILLED_BLADDER =
  "M10 25.5c4.7-2.5 9.5-2.2 14 0s9.3 2.5 14 0c0 6.5-4.5 9.5-9.5 11.2-1.5.5-2 1.3-2 2.8v4h-5v-4c0-1.5-.5-2.3-2-2.8-5-1.7-9.5-4.7-9.5-11.2z";

const STOMACH =
  "M25.5 4.5V11c2-2.3 4.5-3.5 7.5-3.5 6.5 0 11 5.5 11 13C44 32.5 35 40 24 40c-4 0-6.5-1-8.5-1s-3 1.2-3 4.5M4 43.5V37c0-4.5 2-7.5 6-9.8 4.5-2.6 7-6.2 7-12.2V4.5";
const STOMACH_FILLED =
  "M25.5 4.5V11c2-2.3 4.5-3.5 7.5-3.5 6.5 0 11 5.5 11 13C44 32.5 35 40 24 40c-4 0-6.5-1-8.5-1s-3 1.2-3 4.5H4V37c0-4.5 2-7.5 6-9.8 4.5-2.6 7-6.2 7-12.2V4.5z";

const FALLING_DROP = "M37.5 6.5c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z";
const METER = box(5, 15, 22, 29, 6);
const SCREEN = box(10.5, 21, 11, 8, 2);

export const INNER_ORGANS: Record<string, Drawing> = {
  nephrology: {
    ground: KIDNEYS,
    lines: { kidneys: KIDNEYS, ureters: withMirrored("M15.5 20c4.5 0 5.5 3.5 5.5 8V43.5") },
  },
  /** A kidney between two arrows that run in a circle. */
  dialysis: {
    ground: KIDNEY_TREATED,
    lines: {
      kidney: KIDNEY_TREATED,
      circuit: "M5 21.5A19 19 0 0 1 38.5 11.5M43 26.5A19 19 0 0 1 9.5 36.5",
      arrowheads: "M39 4.5v7.5H31.5M9 43.5V36h7.5",
    },
  },
  urology: {
    ground: FILLED_BLADDER,
    lines: {
      bladder: BLADDER,
      level: "M10 25.5c4.7-2.5 9.5-2.2 14 0s9.3 2.5 14 0",
      ureters: withMirrored("M9.5 4.5v4c0 4 1.5 6.5 4.5 8.5"),
    },
  },
  medical_gastroenterology: {
    ground: STOMACH_FILLED,
    lines: { stomach: STOMACH, fold: "M36.5 18.5c.5 8-4.5 13.5-12 14.5" },
  },
  /** A glucose meter with its strip, and a drop. */
  diabetology: {
    ground: FALLING_DROP + SCREEN,
    lines: { meter: METER, screen: SCREEN, strip: "M12.5 15V7h7v8", drop: FALLING_DROP, button: "M13 36.5h6" },
  },
};
