import { circle, type Drawing } from "../drawing.ts";
import { withMirrored } from "../mirrored.ts";

const BODY =
  "M15 44v-7c0-3-1.500-5-1.800-9C12.800 22.500 14 17 20 17c4.500 0 5.500 3.500 6.500 5.500 1.500 2.500 8.500 3.500 8.500 10 0 5-4.500 7-9 7V44";
const FACE = circle(24, 26, 15.5);
const EGG = circle(18, 30, 13.5);
const BUNDLE =
  "M16 38.500c0-6 5-9.500 11-9.500 6.500 0 10.500-1.500 15-4 1.500 9-3 18.500-14.500 18.500-7 0-11.500-2-11.500-5z";

export const MOTHER_AND_CHILD: Record<string, Drawing> = {
  obstetrics_and_gynaecology: {
    ground: `${BODY}z`,
    lines: { head: circle(20, 9, 4.7), body: BODY },
    solid:
      "M26.300 36.200c-3.200-2-4.800-3.800-4.800-6a2.500 2.500 0 0 1 4.800-1 2.500 2.500 0 0 1 4.800 1c0 2.200-1.600 4-4.800 6z",
  },
  pediatrics: {
    ground: FACE,
    lines: {
      face: FACE,
      ears: withMirrored("M8.700 22a4.200 4.200 0 0 0 0 8.200"),
      curl: "M24 10.500c-2.500-3.500.500-7 3.500-5.500 2.200 1.200 1 4-1 3.500",
      smile: "M17.500 31c3.500 4.500 9.500 4.500 13 0",
    },
    solid: circle(18, 24, 2) + circle(30, 24, 2),
  },
  /** A mother with a child in her arms. */
  baby: {
    ground: BUNDLE,
    lines: {
      mother: circle(19, 11, 6.5),
      shoulders: "M5 43.500V35c0-7 5.500-12 13.500-12 3.500 0 6 .800 8 2.300",
      child: circle(36, 19.5, 5),
      bundle: BUNDLE,
    },
  },
  /** An egg cell that is reached. */
  fertility_center: {
    ground: EGG,
    lines: {
      egg: EGG,
      tails: "M33 15c4.500.500 2.500-4.500 6-5s1.500-5.500 5-5.500M8 11c-3-1.500-.500-4-3.500-6.500",
    },
    solid: circle(18, 30, 4) + circle(32, 16, 3) + circle(8.5, 12, 3),
  },
};
