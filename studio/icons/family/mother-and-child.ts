import { circle, type Drawing } from "../drawing.ts";
import { withMirrored } from "../mirrored.ts";

const BODY =
  "M15 44v-7c0-3-1.5-5-1.8-9C12.8 22.5 14 17 20 17c4.5 0 5.5 3.5 6.5 5.5 1.5 2.5 8.5 3.5 8.5 10 0 5-4.5 7-9 7V44";
const FACE = circle(24, 26, 15.5);
const EGG = circle(18, 30, 13.5);
const HEART_IN_EGG = "M18 37c-4.5-3-6.5-5.3-6.5-8a3.4 3.4 0 0 1 6.5-1.4 3.4 3.4 0 0 1 6.5 1.4c0 2.7-2 5-6.5 8z";
const BUNDLE = "M16 38.5c0-6 5-9.5 11-9.5 6.5 0 10.5-1.5 15-4 1.5 9-3 18.5-14.5 18.5-7 0-11.5-2-11.5-5z";

export const MOTHER_AND_CHILD: Record<string, Drawing> = {
  obstetrics_and_gynaecology: {
    ground: `${BODY}z`,
    lines: { head: circle(20, 9, 4.7), body: BODY },
    solid: "M26.3 36.2c-3.2-2-4.8-3.8-4.8-6a2.5 2.5 0 0 1 4.8-1 2.5 2.5 0 0 1 4.8 1c0 2.2-1.6 4-4.8 6z",
  },
  pediatrics: {
    ground: FACE,
    lines: {
      face: FACE,
      ears: withMirrored("M8.7 22a4.2 4.2 0 0 0 0 8.2"),
      curl: "M24 10.5c-2.5-3.5.5-7 3.5-5.5 2.2 1.2 1 4-1 3.5",
      smile: "M17.5 31c3.5 4.5 9.5 4.5 13 0",
    },
    solid: circle(18, 24, 2) + circle(30, 24, 2),
  },
  /** A mother with a child in her arms. */
  baby: {
    ground: BUNDLE,
    lines: {
      mother: circle(19, 11, 6.5),
      shoulders: "M5 43.5V35c0-7 5.5-12 13.5-12 3.5 0 6 .8 8 2.3",
      child: circle(36, 19.5, 5),
      bundle: BUNDLE,
    },
  },
  /** An egg cell with a heart, and two that reach it. */
  fertility_center: {
    ground: EGG,
    lines: {
      egg: EGG,
      tails: "M33 15c4.5.5 2.5-4.5 6-5s1.5-5.5 5-5.5M8 11c-3-1.5-.5-4-3.5-6.5",
    },
    solid: `${HEART_IN_EGG}${circle(32, 16, 3)}${circle(8.5, 12, 3)}`,
  },
};
