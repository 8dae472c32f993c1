export type Cloth =
  "coat" | "scrubs" | "tunic" | "saree" | "salwar" | "shirt" | "mundu" | "kurta" | "gown" | "frock" | "habit";

/** What a figure in a scene wears. */
export interface Outfit {
  cloth: Cloth;
  colour: string;
  accent?: string;
  /** Trousers or skirt, where the cloth leaves them to choose. */
  legs?: string;
  stethoscope?: boolean;
  lanyard?: string;
  apron?: string;
  /** A coat over a saree or salwar keeps its skirt. */
  skirt?: boolean;
}

/** Where hands, feet and hips are, in centimetres. */
export interface Pose {
  /** -1 turned to the left of the picture, 0 to the viewer, 1 to the right. */
  turn?: number;
  /** Degrees the upper body leans to the right. */
  lean?: number;
  /** Hands of the picture's left and right side, each from its shoulder, down and right positive. */
  hands?: readonly [readonly [number, number], readonly [number, number]];
  feet?: readonly [readonly [number, number], readonly [number, number]];
  /** Height of the hips: about 92 standing, 50 seated. */
  hip?: number;
}

/** Places for a hand, from its shoulder: outwards and down positive. */
export const HANDS = {
  down: [2, 47.4],
  relaxed: [4, 46],
  waist: [-11, 27],
  hip: [1, 32],
  chest: [-11, 17],
  lap: [-8, 34],
  reach: [31, 18],
  reachLow: [26, 32],
  reachHigh: [30, -8],
  reachIn: [-30, 16],
  up: [10, -34],
  wave: [14, -26],
  table: [10, 30],
  tableIn: [-16, 30],
} as const;

type Offset = readonly [number, number];

/** Two hands or two feet, the picture's left one first, each from its shoulder or from between the feet. */
export const both = (left: Offset, right: Offset): [Offset, Offset] => [left, right];

/** A pose's hands: the picture's left one, then the right one. */
export const hands = ([leftX, leftY]: Offset, right: Offset): [Offset, Offset] => [[-leftX, leftY], right];

/** Both hands meeting before the body: holding a board, a tray, a child's coat. */
export const together: readonly [Offset, Offset] = [
  [11, 27],
  [-11, 27],
];
