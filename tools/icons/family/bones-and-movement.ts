import { box, circle, type Drawing } from "../drawing.ts";
import { withMirrored } from "../mirrored.ts";

const THIGH_BONE =
  "M18 4.500V14c0 3.500-4.500 4-4.500 8 0 3 2.300 4.500 5 4.500 2.300 0 3.500-1.500 5.500-1.500s3.200 1.500 5.500 1.500c2.700 0 5-1.500 5-4.500 0-4-4.500-4.500-4.500-8V4.500";
const SHIN_BONE =
  "M18 43.500c0-4.500-4.500-4.500-4.500-8.500 0-2 1.500-3 3.500-3h14c2 0 3.500 1 3.500 3 0 4-4.500 4-4.500 8.500";
const BONE =
  "M14.500 20h19a5.300 5.300 0 1 1 7 4 5.300 5.300 0 1 1-7 4h-19a5.300 5.300 0 1 1-7-4 5.300 5.300 0 1 1 7-4z";
const BENCH = box(4.5, 35.5, 39, 8, 3);

export const BONES_AND_MOVEMENT: Record<string, Drawing> = {
  /** A knee. */
  orthopaedics: {
    ground: `${THIGH_BONE}z${SHIN_BONE}z`,
    lines: { thighBone: THIGH_BONE, shinBone: SHIN_BONE, ache: withMirrored("M7.500 22c-2.500 4-2.500 9 0 13") },
  },
  bone: { ground: BONE, lines: { bone: BONE } },
  /** An X-ray picture of a chest. */
  radiology: {
    ground: box(5.5, 4.5, 37, 39, 5),
    lines: {
      film: box(5.5, 4.5, 37, 39, 5),
      spine: "M24 10.500v27",
      ribs: withMirrored(
        "M24 16c-6-2.500-10-.500-11.500 3.500M24 23c-6.500-2.500-11-.500-12 4M24 30c-6-2.500-10-.500-11.500 3.500",
      ),
    },
  },
  /** A scanner's ring with a patient on its table. */
  "radiology-scan": {
    ground: circle(24, 21, 16.5),
    lines: {
      ring: circle(24, 21, 16.5),
      table: "M15 28h18",
      opening: circle(24, 21, 9.5),
      foot: "M14 35.500L12 43.500M34 35.500l2 8M8 43.500h32",
    },
    solid: circle(24, 22.5, 3.3),
  },
  /** A patient who lifts a leg from the bench. */
  physiotherapy: {
    ground: BENCH,
    lines: {
      bench: BENCH,
      head: circle(9, 25, 4.2),
      body: "M43.500 30H19.500a3.200 3.200 0 0 1 0-6.400H26",
      leg: "M26 23.600L33.500 6.500",
      lift: "M43.500 22.500a19 19 0 0 0-3.500-9.500M39.500 18.500V12.500h6",
    },
  },
};
