import { box, circle, type Drawing } from "../drawing.ts";
import { withMirrored } from "../mirrored.ts";

const THIGH_BONE =
  "M18 4.5V14c0 3.5-4.5 4-4.5 8 0 3 2.3 4.5 5 4.5 2.3 0 3.5-1.5 5.5-1.5s3.2 1.5 5.5 1.5c2.7 0 5-1.5 5-4.5 0-4-4.5-4.5-4.5-8V4.5";
const SHIN_BONE = "M18 43.5c0-4.5-4.5-4.5-4.5-8.5 0-2 1.5-3 3.5-3h14c2 0 3.5 1 3.5 3 0 4-4.5 4-4.5 8.5";
const BONE = "M14.5 20h19a5.3 5.3 0 1 1 7 4 5.3 5.3 0 1 1-7 4h-19a5.3 5.3 0 1 1-7-4 5.3 5.3 0 1 1 7-4z";
const BENCH = box(4.5, 35.5, 39, 8, 3);

export const BONES_AND_MOVEMENT: Record<string, Drawing> = {
  /** A knee. */
  orthopaedics: {
    ground: `${THIGH_BONE}z${SHIN_BONE}z`,
    lines: { thighBone: THIGH_BONE, shinBone: SHIN_BONE, ache: withMirrored("M7.5 22c-2.5 4-2.5 9 0 13") },
  },
  bone: { ground: BONE, lines: { bone: BONE } },
  /** An X-ray picture of a chest. */
  radiology: {
    ground: box(5.5, 4.5, 37, 39, 5),
    lines: {
      film: box(5.5, 4.5, 37, 39, 5),
      spine: "M24 10.5v27",
      ribs: withMirrored("M24 16c-6-2.5-10-.5-11.5 3.5M24 23c-6.5-2.5-11-.5-12 4M24 30c-6-2.5-10-.5-11.5 3.5"),
    },
  },
  /** A scanner's ring with a patient on its table. */
  "radiology-scan": {
    ground: circle(24, 21, 16.5),
    lines: {
      ring: circle(24, 21, 16.5),
      table: "M15 28h18",
      opening: circle(24, 21, 9.5),
      foot: "M14 35.5L12 43.5M34 35.5l2 8M8 43.5h32",
    },
    solid: circle(24, 22.5, 3.3),
  },
  /** A patient who lifts a leg from the bench. */
  physiotherapy: {
    ground: BENCH,
    lines: {
      bench: BENCH,
      head: circle(9, 25, 4.2),
      body: "M43.5 30H19.5a3.2 3.2 0 0 1 0-6.4H26",
      leg: "M26 23.6L33.5 6.5",
      lift: "M43.5 22.5a19 19 0 0 0-3.5-9.5M39.5 18.5V12.5h6",
    },
  },
};
