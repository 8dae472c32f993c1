/** The drawings of the emblem: a shield over hills, and an arch over water. */
export type EmblemVariant = "shield" | "arch";

/** One shape of an emblem on its grid of 64, filled, and outlined where it has an `edge`. */
export interface EmblemShape {
  path: string;
  fill: string;
  edge?: string;
}

const TILE_TEAL = "#0b5a60";
const DEEP_TEAL = "#083d42";
const CREAM = "#fffaf0";
const GOLD = "#e0a63c";

const TILE: EmblemShape = {
  path: "M18 0h28a18 18 0 0 1 18 18v28a18 18 0 0 1-18 18H18A18 18 0 0 1 0 46V18A18 18 0 0 1 18 0z",
  fill: TILE_TEAL,
};

const PLUS: EmblemShape = {
  path: "M29 15h6a1.500 1.500 0 0 1 1.500 1.500v6.500H43a1.500 1.500 0 0 1 1.500 1.500v6a1.500 1.500 0 0 1-1.500 1.500h-6.500v6.500a1.500 1.500 0 0 1-1.500 1.500h-6a1.500 1.500 0 0 1-1.500-1.500V32H21a1.500 1.500 0 0 1-1.500-1.500v-6A1.500 1.500 0 0 1 21 23h6.500v-6.500A1.500 1.500 0 0 1 29 15z",
  fill: "#fff",
};

const SHIELD =
  "M32 7.500c8 5.500 14.500 7.500 21.500 8 0 20.500-5.500 33-21.500 41C16 48.500 10.500 36 10.500 15.500 17.500 15 24 13 32 7.500z";
const FAR_HILLS =
  "M14.300 41c3.200-1.500 4.700-4.500 6.900-4.500 3.300 0 5.300 7.500 10.300 7.500s7-9 11-9c2.800 0 4 4.500 7.200 6-3.200 6.500-9 11.500-17.700 15.500-8.700-4-14.500-9-17.700-15.500z";
const NEAR_HILL = "M20 47.500c4-1.400 8-.600 12 1s8 2 11.800-.500c-3 3.600-7 6-11.800 7.800-5-1.800-9-4.600-12-8.300z";

const ARCH = "M10.500 54.500V30a21.500 21.500 0 0 1 43 0v24.500z";
const FAR_WATER = "M10.500 43.500c3.600-3 7.200-3 10.750 0s7.200 3 10.750 0 7.200-3 10.750 0 7.200 3 10.750 0v10h-43z";
const NEAR_WATER = "M10.500 50c3.600-3 7.200-3 10.750 0s7.200 3 10.750 0 7.200-3 10.750 0 7.200 3 10.750 0v4.500h-43z";

/** From the ground up: tile, body, land or water, edge, plus. */
export const EMBLEM_SHAPES: Record<EmblemVariant, EmblemShape[]> = {
  shield: [
    TILE,
    { path: SHIELD, fill: DEEP_TEAL },
    { path: FAR_HILLS, fill: GOLD },
    { path: NEAR_HILL, fill: CREAM },
    { path: SHIELD, fill: "none", edge: CREAM },
    PLUS,
  ],
  arch: [
    TILE,
    { path: ARCH, fill: DEEP_TEAL },
    { path: FAR_WATER, fill: GOLD },
    { path: NEAR_WATER, fill: CREAM },
    { path: ARCH, fill: "none", edge: CREAM },
    PLUS,
  ],
};

export const EMBLEM_EDGE_WIDTH = 3;
