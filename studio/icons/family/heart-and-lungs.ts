import { box, circle, type Drawing } from "../drawing.ts";
import { withMirrored } from "../mirrored.ts";

const HEART = "M24 41.5C13 34 5 26.5 5 17a10 10 0 0 1 19-4 10 10 0 0 1 19 4c0 9.5-8 17-19 24.5z";

const HEART_ASIDE = "M20.5 36.5C11 30 4.5 23 4.5 15a8.4 8.4 0 0 1 16-3.5 8.4 8.4 0 0 1 16 3.5c0 8-6.5 15-16 21.5z";
const BALLOON = "M21.5 12L27 17.5A3.2 3.2 0 0 1 22.5 22L17 16.5A3.2 3.2 0 0 1 21.5 12z";

const LUNGS = withMirrored("M19.5 16c-.6-3-3.8-4-6-1.5C8.5 20 5 28 5 36.5c0 3.5 2 5 5 4.5 6-1 9.5-2.5 9.5-7.5z");

export const HEART_AND_LUNGS: Record<string, Drawing> = {
  heart: { ground: HEART, lines: { heart: HEART, shine: "M12 18.5a4.5 4.5 0 0 1 3.5-4.5" } },
  cardiology: { ground: HEART, lines: { heart: HEART, heartbeat: "M11.5 23.5h6.5l3.5-7 5 13 3.5-6h6.5" } },
  interventional_cardiology: {
    ground: HEART_ASIDE,
    lines: { heart: HEART_ASIDE, balloon: BALLOON, catheter: "M27 22c8 8 2 21.5 17 21.5" },
  },
  pulmonology: {
    ground: LUNGS,
    lines: { lungs: LUNGS, windpipe: "M24 5v14", bronchi: withMirrored("M24 19c0 3.5-4.5 4.5-10 8") },
  },
  /** A patient on the table within the C-shaped arm. */
  cathlab: {
    ground: "M13 29v-2.5a4 4 0 0 1 4-4h11V29z",
    lines: {
      arm: "M23 9h5a15 15 0 0 1 0 30h-5",
      detector: box(13, 5, 10, 8, 2),
      source: box(13, 35, 10, 8, 2),
      head: circle(7, 24, 2.5),
      body: "M13 28.5v-2a4 4 0 0 1 4-4h10",
      table: "M4 29h26",
    },
  },
};
