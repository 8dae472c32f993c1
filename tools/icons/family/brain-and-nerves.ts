import { circle, type Drawing } from "../drawing.ts";
import { withMirrored } from "../mirrored.ts";

const CELL_BODY = circle(17, 17, 6.5);

const BRAIN = withMirrored(
  "M24 10.500c0-5.500-9-6.500-10.500-.500C8.500 9.500 6 15 8.500 18.500 4.500 21 4.500 27 8.500 29.500c-1.500 5 2 9 6.500 8.500 1.500 4 9 4 9-1z",
);

const BRAIN_FROM_SIDE =
  "M20.500 31.500c-3 3-9 2-9.500-2.500C6 28.500 3.800 24 6 20 4 15.500 7.500 10.500 12.300 11 14 6.200 20 4.500 23.800 7.700 28 4.700 34.500 6.700 35.800 11.500c4.700 1 6.700 6.500 4.200 10.500";

const CALM_HEART =
  "M22.500 31C17 27.500 13.500 24 13.500 19.500a4.700 4.700 0 0 1 9-1.800 4.700 4.700 0 0 1 9 1.800c0 4.500-3.500 8-9 11.500z";

const MASK =
  "M17 24.500c.500-1.700 1.400-2.500 3-2.500s2.500.800 3 2.500l1.300 3.200 4.500 5c1.700 2 .700 4.800-2 4.800H13.200c-2.700 0-3.700-2.800-2-4.800l4.500-5z";

export const BRAIN_AND_NERVES: Record<string, Drawing> = {
  /** A nerve cell with its branches. */
  neurology: {
    ground: CELL_BODY,
    lines: {
      body: CELL_BODY,
      branches:
        "M12.400 12.400L5 5M8.500 8.500H4M17 10.500V4M17 7.500l4.500-3M23 14.500l7-4M26.500 12.500l5.500 2.500M10.700 19L4 22M13.500 22.500l-3.500 8M11.800 26.500L6 29",
      fibre: "M21.600 21.600c6 6 3.400 10 9.400 12",
      endings: "M31 33.600c4 1.400 7 .4 9-2.600M31 33.600c3 1 5.500 4 5 9M31 33.600c-1 3-3 5.500-6 6.400",
    },
    solid: circle(17, 17, 2) + circle(41, 30, 2.2) + circle(36, 43, 2.2) + circle(24, 40.5, 2.2),
  },
  neuromedicine: {
    ground: BRAIN,
    lines: {
      halves: BRAIN,
      folds: withMirrored(
        "M24 18c-3.500-.500-5.500 1-6 4M8.500 18.500c2.500 0 4.500 1 5 3.500M15 38c-.500-3 .500-5.500 3.500-6.500M8.500 29.500c1.500-.200 3-1 3.500-2.500",
      ),
    },
  },
  /** A brain seen from the side and a scalpel. */
  neurosurgery: {
    ground: `${BRAIN_FROM_SIDE}L37 29 23 24.500 22.500 29z`,
    lines: {
      brain: BRAIN_FROM_SIDE,
      folds:
        "M13.500 20c2.500-2 6-1.500 7.500 1M23.800 7.700c-.700 3 .300 5.500 3 6.500M35.800 11.500c-1.800.500-3 1.500-3.500 3.500M11 29c0-2 1-3.500 3-4",
      blade: "M23 24.500l14 8.700-3.800 3.800C27 36 23.500 31.500 23 24.500z",
      handle: "M37 33.200l6 6.300a2.700 2.700 0 0 1-3.800 3.800l-6-6.300",
    },
  },
  psychiatry: {
    ground: CALM_HEART,
    lines: {
      head: "M14 43.500V36C9.500 33 6.500 27.500 6.500 21.500a16 16 0 0 1 32-.500c0 2 .3 3 1 4.500l2.700 5c.6 1.200 0 2.200-1.300 2.200H38.500V37a3 3 0 0 1-3 3H30.500v3.500",
      heart: CALM_HEART,
    },
  },
  /** A sleeper who breathes through a mask. */
  anesthesiology: {
    ground: MASK,
    lines: {
      head: "M29.500 30.500a15 15 0 1 0-19 0",
      eyes: "M10 17.500c1 1.700 3.500 1.700 4.500 0M25.500 17.500c1 1.700 3.500 1.700 4.500 0",
      mask: MASK,
      hose: "M20 37.500c0 3.800 2.400 6 6.500 6h17",
      sleep: "M37 5h6.500L37 13h6.500",
    },
  },
};
