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
  path: "M29 15h6a1.5 1.5 0 0 1 1.5 1.5v6.5H43a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-6.5v6.5a1.5 1.5 0 0 1-1.5 1.5h-6a1.5 1.5 0 0 1-1.5-1.5V32H21a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 21 23h6.5v-6.5A1.5 1.5 0 0 1 29 15z",
  fill: "#fff",
};

const SHIELD = "M32 7.5c8 5.5 14.5 7.5 21.5 8 0 20.5-5.5 33-21.5 41C16 48.5 10.5 36 10.5 15.5 17.5 15 24 13 32 7.5z";
const FAR_HILLS =
  "M14.3 41c3.2-1.5 4.7-4.5 6.9-4.5 3.3 0 5.3 7.5 10.3 7.5s7-9 11-9c2.8 0 4 4.5 7.2 6-3.2 6.5-9 11.5-17.7 15.5-8.7-4-14.5-9-17.7-15.5z";
const NEAR_HILL = "M20 47.5c4-1.4 8-.6 12 1s8 2 11.8-.5c-3 3.6-7 6-11.8 7.8-5-1.8-9-4.6-12-8.3z";

const ARCH = "M10.5 54.5V30a21.5 21.5 0 0 1 43 0v24.5z";
const FAR_WATER = "M10.5 43.5c3.6-3 7.2-3 10.75 0s7.2 3 10.75 0 7.2-3 10.75 0 7.2 3 10.75 0v10h-43z";
const NEAR_WATER = "M10.5 50c3.6-3 7.2-3 10.75 0s7.2 3 10.75 0 7.2-3 10.75 0 7.2 3 10.75 0v4.5h-43z";

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
