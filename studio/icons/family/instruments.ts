import { box, circle, plus, type Drawing } from "../drawing.ts";

const CHEST_PIECE = circle(38, 21.3, 5.2);

const STETHOSCOPE: Drawing = {
  ground: CHEST_PIECE,
  lines: {
    earpieces: "M13 5.5H9V17a10 10 0 0 0 20 0V5.5h-4",
    tube: "M19 27v6.5a9.5 9.5 0 0 0 19 0v-7",
    chestPiece: CHEST_PIECE,
  },
};

const BLADE = "M19.5 21.5C12.5 26 8 31 5.5 37c8 .5 15-3 20.5-9z";
const SYRINGE_BARREL = "M9.5 29.5l18-18 9 9-18 18z";
const MORTAR = "M6 23h36c0 8-4 12.5-9.5 15v5.5h-17V38C10 35.5 6 31 6 23z";
const LEAF = "M20.5 17C12 17.5 8.5 11.5 8.5 4.5c7 0 12.5 4 12 12.5z";
const BAG = "M14 8h20a4 4 0 0 1 4 4v17.5c0 5-6 8-14 8s-14-3-14-8V12a4 4 0 0 1 4-4z";
const DROP_IN_BAG = "M24 14c4 5 6 8 6 10.7a6 6 0 0 1-12 0c0-2.7 2-5.7 6-10.7z";

export const INSTRUMENTS: Record<string, Drawing> = {
  general_medicine: STETHOSCOPE,
  stethoscope: STETHOSCOPE,
  /** A scalpel above the line it is to follow. */
  general_surgery: {
    ground: BLADE,
    lines: {
      blade: BLADE,
      handle: "M19.5 21.5L35.5 6a4.6 4.6 0 0 1 6.5 6.5L26 28z",
      cut: "M17 43.5h3.5M27 43.5h3.5M37 43.5h3.5",
    },
  },
  syringe: {
    ground: "M9.5 29.5l8-8 9 9-8 8z",
    lines: {
      barrel: SYRINGE_BARREL,
      needle: "M14 34l-9.5 9.5",
      plunger: "M32 16l7.5-7.5M35 4l9 9",
      scale: "M17.5 21.5l3.5 3.5M22.5 16.5L26 20",
    },
  },
  /** A mortar with its pestle, and a leaf. */
  ayurvedam: {
    ground: MORTAR + LEAF,
    lines: {
      mortar: MORTAR,
      pestle: "M25.5 23l9-16.5a3.2 3.2 0 0 1 5.6 3L33 23",
      leaf: LEAF,
      vein: "M20.5 23c0-5-2-8.5-5.5-11.5",
    },
  },
  pharmacy: {
    ground: "M8 23h24v14H8z",
    lines: {
      cap: box(11, 4.5, 18, 7.5, 2.5),
      bottle: "M13 12v2.5c-3 1.5-5 4-5 7.5v17.5a4 4 0 0 0 4 4h16a4 4 0 0 0 4-4V22c0-3.5-2-6-5-7.5V12",
      label: `M8 22.5h24M8 37.5h24${plus(20, 30, 3.7)}`,
      tablet: `${circle(39, 38, 5)}M36 41l6-6`,
    },
  },
  /** A microscope. */
  laboratory: {
    ground: box(13, 4.5, 10, 19, 3),
    lines: {
      tube: box(13, 4.5, 10, 19, 3),
      objective: "M16 23.5V28h4v-4.5",
      stage: "M8 33.5h20",
      arm: "M23 11c10.5 0 17 6.5 17 16 0 7-4 12.5-9.5 16.5",
      foot: "M8 43.5h32M18 33.5v10",
    },
  },
  bloodbank: {
    ground: DROP_IN_BAG,
    lines: { bag: BAG, hanger: "M19.5 8V4.5h9V8", drop: DROP_IN_BAG, tube: "M24 37.5v6" },
  },
  /** A steriliser with steam. */
  cssd: {
    ground: circle(20, 30.5, 8),
    lines: {
      case: box(5, 17.5, 38, 26, 5),
      door: circle(20, 30.5, 8),
      wheel: "M20 30.5v-5M20 30.5l4.3 2.6M20 30.5l-4.3 2.6",
      dials: "M36 26.5v.01M36 34.5v.01",
      steam: "M15 12c-2.5-2.5 2.5-4.5 0-7.5M24 12c-2.5-2.5 2.5-4.5 0-7.5M33 12c-2.5-2.5 2.5-4.5 0-7.5",
    },
  },
};
