import { box, type Drawing } from "../drawing.ts";
import { withMirrored } from "../mirrored.ts";

const KIDNEYS = withMirrored(
  "M13.500 6C7.500 6 4.500 12 4.500 19.500S7.500 34 13 34c4.500 0 6.500-3 6.500-6 0-4-4-4.500-4-8s4-4 4-8c0-3.500-2.500-6-6-6z",
);

const KIDNEY_TREATED =
  "M22.500 12.500c-5.500 0-8.500 5-8.500 11.500s3 11.500 8 11.500c4 0 6-2.500 6-5.500s-3-3.500-3-6 3-3 3-6c0-3-2.500-5.500-5.500-5.500z";

const BLADDER = withMirrored(
  "M24 12c-8 0-13 4.500-13 11.500 0 6 4 8.500 7.500 11.200 2 1.600 2.500 3.300 2.500 5.300v3.500",
);
const FILLED_BLADDER =
  "M11.500 25.500c4-2.300 8.500-2 12.500 0s8.500 2.300 12.500 0c-1 4.500-4 6.700-7 9.200-2 1.600-2.500 3.300-2.500 5.300v3.500h-6V40c0-2-.500-3.700-2.500-5.300-3-2.500-6-4.700-7-9.200z";

const STOMACH =
  "M25.500 4.500V11c2-2.300 4.500-3.500 7.500-3.500 6.500 0 11 5.500 11 13C44 32.500 35 40 24 40c-4 0-6.500-1-8.500-1s-3 1.200-3 4.500M4 43.500V37c0-4.500 2-7.500 6-9.800 4.500-2.600 7-6.200 7-12.200V4.500";
const STOMACH_FILLED =
  "M25.500 4.500V11c2-2.300 4.500-3.500 7.500-3.500 6.500 0 11 5.500 11 13C44 32.500 35 40 24 40c-4 0-6.500-1-8.500-1s-3 1.200-3 4.500H4V37c0-4.500 2-7.500 6-9.800 4.500-2.600 7-6.200 7-12.200V4.500z";

const FALLING_DROP = "M37.500 6.500c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z";
const METER = box(5, 15, 22, 29, 6);
const SCREEN = box(10.5, 21, 11, 8, 2);

export const INNER_ORGANS: Record<string, Drawing> = {
  nephrology: {
    ground: KIDNEYS,
    lines: { kidneys: KIDNEYS, ureters: withMirrored("M15.500 20c4.500 0 5.500 3.500 5.500 8V43.500") },
  },
  /** A kidney between two arrows that run in a circle. */
  dialysis: {
    ground: KIDNEY_TREATED,
    lines: {
      kidney: KIDNEY_TREATED,
      circuit: "M5 21.500A19 19 0 0 1 38.500 11.500M43 26.500A19 19 0 0 1 9.500 36.500",
      arrowheads: "M39 4.500v7.500H31.500M9 43.500V36h7.500",
    },
  },
  urology: {
    ground: FILLED_BLADDER,
    lines: {
      bladder: BLADDER,
      level: "M11.500 25.500c4-2.300 8.500-2 12.500 0s8.500 2.300 12.500 0",
      ureters: withMirrored("M5.500 4.500c0 6.500 1.500 10.500 6.500 14"),
    },
  },
  medical_gastroenterology: {
    ground: STOMACH_FILLED,
    lines: { stomach: STOMACH, fold: "M36.500 18.500c.500 8-4.500 13.500-12 14.500" },
  },
  /** A glucose meter with its strip, and a drop. */
  diabetology: {
    ground: FALLING_DROP + SCREEN,
    lines: { meter: METER, screen: SCREEN, strip: "M12.500 15V7h7v8", drop: FALLING_DROP, button: "M13 36.500h6" },
  },
};
