import { circle, type Drawing } from "../drawing.ts";
import { withMirrored } from "../mirrored.ts";

const CELL_BODY = circle(17, 17, 6.5);

const BRAIN = withMirrored(
  "M24 10.5c0-5.5-9-6.5-10.5-.5C8.5 9.5 6 15 8.5 18.5 4.5 21 4.5 27 8.5 29.5c-1.5 5 2 9 6.5 8.5 1.5 4 9 4 9-1z",
);

const BRAIN_FROM_SIDE =
  "M20.5 31.5c-3 3-9 2-9.5-2.5C6 28.5 3.8 24 6 20 4 15.5 7.5 10.5 12.3 11 14 6.2 20 4.5 23.8 7.7 28 4.7 34.5 6.7 35.8 11.5c4.7 1 6.7 6.5 4.2 10.5";

const CALM_HEART = "M22.5 31C17 27.5 13.5 24 13.5 19.5a4.7 4.7 0 0 1 9-1.8 4.7 4.7 0 0 1 9 1.8c0 4.5-3.5 8-9 11.5z";

const MASK =
  "M17 24.5c.5-1.7 1.4-2.5 3-2.5s2.5.8 3 2.5l1.3 3.2 4.5 5c1.7 2 .7 4.8-2 4.8H13.2c-2.7 0-3.7-2.8-2-4.8l4.5-5z";

export const BRAIN_AND_NERVES: Record<string, Drawing> = {
  /** A nerve cell with its branches. */
  neurology: {
    ground: CELL_BODY,
    lines: {
      body: CELL_BODY,
      branches:
        "M12.4 12.4L5 5M8.5 8.5H4M17 10.5V4M17 7.5l4.5-3M23 14.5l7-4M26.5 12.5l5.5 2.5M10.7 19L4 22M13.5 22.5l-3.5 8M11.8 26.5L6 29",
      fibre: "M21.6 21.6c6 6 3.4 10 9.4 12",
      endings: "M31 33.6c4 1.4 7 .4 9-2.6M31 33.6c3 1 5.5 4 5 9M31 33.6c-1 3-3 5.5-6 6.4",
    },
    solid: circle(17, 17, 2) + circle(41, 30, 2.2) + circle(36, 43, 2.2) + circle(24, 40.5, 2.2),
  },
  neuromedicine: {
    ground: BRAIN,
    lines: {
      halves: BRAIN,
      folds: withMirrored(
        "M24 18c-3.5-.5-5.5 1-6 4M8.5 18.5c2.5 0 4.5 1 5 3.5M15 38c-.5-3 .5-5.5 3.5-6.5M8.5 29.5c1.5-.2 3-1 3.5-2.5",
      ),
    },
  },
  /** A brain seen from the side and a scalpel. */
  neurosurgery: {
    ground: `${BRAIN_FROM_SIDE}L37 29 23 24.5 22.5 29z`,
    lines: {
      brain: BRAIN_FROM_SIDE,
      folds:
        "M13.5 20c2.5-2 6-1.5 7.5 1M23.8 7.7c-.7 3 .3 5.5 3 6.5M35.8 11.5c-1.8.5-3 1.5-3.5 3.5M11 29c0-2 1-3.5 3-4",
      blade: "M23 24.5l14 8.7-3.8 3.8C27 36 23.5 31.5 23 24.5z",
      handle: "M37 33.2l6 6.3a2.7 2.7 0 0 1-3.8 3.8l-6-6.3",
    },
  },
  psychiatry: {
    ground: CALM_HEART,
    lines: {
      head: "M14 43.5V36C9.5 33 6.5 27.5 6.5 21.5a16 16 0 0 1 32-.5c0 2 .3 3 1 4.5l2.7 5c.6 1.2 0 2.2-1.3 2.2H38.5V37a3 3 0 0 1-3 3H30.5v3.5",
      heart: CALM_HEART,
    },
  },
  /** A sleeper who breathes through a mask. */
  anesthesiology: {
    ground: MASK,
    lines: {
      head: "M29.5 30.5a15 15 0 1 0-19 0",
      eyes: "M10 17.5c1 1.7 3.5 1.7 4.5 0M25.5 17.5c1 1.7 3.5 1.7 4.5 0",
      mask: MASK,
      hose: "M20 37.5c0 3.8 2.4 6 6.5 6h17",
      sleep: "M37 5h6.5L37 13h6.5",
    },
  },
};
