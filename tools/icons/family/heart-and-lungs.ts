import { box, circle, type Drawing } from "../drawing.ts";
import { withMirrored } from "../mirrored.ts";

const HEART = "M24 41.5C13 34 5 26.500 5 17a10 10 0 0 1 19-4 10 10 0 0 1 19 4c0 9.500-8 17-19 24.500z";

const HEART_ASIDE =
  "M20.500 36.500C11 30 4.500 23 4.500 15a8.400 8.400 0 0 1 16-3.500 8.400 8.400 0 0 1 16 3.500c0 8-6.500 15-16 21.500z";
const BALLOON = "M21.500 12L27 17.500A3.200 3.200 0 0 1 22.500 22L17 16.500A3.200 3.200 0 0 1 21.500 12z";

const LUNGS = withMirrored(
  "M19.500 16c-.600-3-3.800-4-6-1.500C8.500 20 5 28 5 36.500c0 3.500 2 5 5 4.500 6-1 9.500-2.500 9.500-7.500z",
);

export const HEART_AND_LUNGS: Record<string, Drawing> = {
  heart: { ground: HEART, lines: { heart: HEART, shine: "M12 18.500a4.500 4.500 0 0 1 3.500-4.500" } },
  cardiology: { ground: HEART, lines: { heart: HEART, heartbeat: "M11.500 23.500h6.500l3.500-7 5 13 3.500-6h6.500" } },
  interventional_cardiology: {
    ground: HEART_ASIDE,
    lines: { heart: HEART_ASIDE, balloon: BALLOON, catheter: "M27 22c8 8 2 21.500 17 21.500" },
  },
  pulmonology: {
    ground: LUNGS,
    lines: { lungs: LUNGS, windpipe: "M24 5v14", bronchi: withMirrored("M24 19c0 3.500-4.500 4.500-10 8") },
  },
  /** A patient on the table within the C-shaped arm. */
  cathlab: {
    ground: "M13 29v-2.500a4 4 0 0 1 4-4h11V29z",
    lines: {
      arm: "M23 9h5a15 15 0 0 1 0 30h-5",
      detector: box(13, 5, 10, 8, 2),
      source: box(13, 35, 10, 8, 2),
      head: circle(7, 24, 2.5),
      body: "M13 28.500v-2a4 4 0 0 1 4-4h10",
      table: "M4 29h26",
    },
  },
};
