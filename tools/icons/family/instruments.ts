import { box, circle, plus, type Drawing } from "../drawing.ts";

const CHEST_PIECE = circle(37.5, 21, 6);

const STETHOSCOPE: Drawing = {
  ground: CHEST_PIECE,
  lines: {
    earpieces: "M13 5.500H9V17a10 10 0 0 0 20 0V5.500h-4",
    tube: "M19 27v7.250a9.250 9.250 0 0 0 18.500 0V27",
    chestPiece: CHEST_PIECE,
  },
};

const BLADE = "M19.500 21.500C12.500 26 8 31 5.500 37c8 .500 15-3 20.500-9z";
const SYRINGE_BARREL = "M9.500 29.500l18-18 9 9-18 18z";
const MORTAR = "M6 23h36c0 8-4 12.500-9.500 15v5.500h-17V38C10 35.500 6 31 6 23z";
const LEAF = "M20.500 17C12 17.500 8.500 11.500 8.500 4.500c7 0 12.500 4 12 12.500z";
const BAG = "M14 8h20a4 4 0 0 1 4 4v17.500c0 5-6 8-14 8s-14-3-14-8V12a4 4 0 0 1 4-4z";
const DROP_IN_BAG = "M24 14c4 5 6 8 6 10.700a6 6 0 0 1-12 0c0-2.700 2-5.700 6-10.700z";

export const INSTRUMENTS: Record<string, Drawing> = {
  general_medicine: STETHOSCOPE,
  stethoscope: STETHOSCOPE,
  /** A scalpel above the line it is to follow. */
  general_surgery: {
    ground: BLADE,
    lines: {
      blade: BLADE,
      handle: "M19.500 21.500L35.500 6a4.600 4.600 0 0 1 6.500 6.500L26 28z",
      cut: "M17 43.500h3.500M27 43.500h3.500M37 43.500h3.500",
    },
  },
  syringe: {
    ground: "M9.500 29.500l8-8 9 9-8 8z",
    lines: {
      barrel: SYRINGE_BARREL,
      needle: "M14 34l-9.500 9.500",
      plunger: "M32 16l7.500-7.500M35 4l9 9",
      scale: "M17.500 21.500l3.500 3.500M22.500 16.500L26 20",
    },
  },
  /** A mortar with its pestle, and a leaf. */
  ayurvedam: {
    ground: MORTAR + LEAF,
    lines: {
      mortar: MORTAR,
      pestle: "M25.500 23l9-16.500a3.200 3.200 0 0 1 5.600 3L33 23",
      leaf: LEAF,
      vein: "M20.500 23c0-5-2-8.500-5.500-11.500",
    },
  },
  pharmacy: {
    ground: "M8 23h24v14H8z",
    lines: {
      cap: box(11, 4.5, 18, 7.5, 2.5),
      bottle: "M13 12v2.500c-3 1.500-5 4-5 7.500v17.500a4 4 0 0 0 4 4h16a4 4 0 0 0 4-4V22c0-3.500-2-6-5-7.500V12",
      label: `M8 22.500h24M8 37.500h24${plus(20, 30, 3.7)}`,
      tablet: `${circle(39, 38, 5)}M36 41l6-6`,
    },
  },
  /** A microscope. */
  laboratory: {
    ground: box(13, 4.5, 10, 19, 3),
    lines: {
      tube: box(13, 4.5, 10, 19, 3),
      objective: "M16 23.500V28h4v-4.500",
      stage: "M8 33.500h20",
      arm: "M23 11c10.500 0 17 6.500 17 16 0 7-4 12.500-9.500 16.500",
      foot: "M8 43.500h32M18 33.500v10",
    },
  },
  bloodbank: {
    ground: DROP_IN_BAG,
    lines: { bag: BAG, hanger: "M19.500 8V4.500h9V8", drop: DROP_IN_BAG, tube: "M24 37.500v6" },
  },
  /** A steriliser with steam. */
  cssd: {
    ground: circle(20, 30.5, 8),
    lines: {
      case: box(5, 17.5, 38, 26, 5),
      door: circle(20, 30.5, 8),
      handle: "M16.500 30.500h7",
      dials: "M36 26.500v.010M36 34.500v.010",
      steam:
        "M15 12c-2.500-2.500 2.500-4.500 0-7.500M24 12c-2.500-2.500 2.500-4.500 0-7.500M33 12c-2.500-2.500 2.500-4.500 0-7.500",
    },
  },
};
