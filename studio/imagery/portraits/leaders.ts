import { GREYING_HAIR, GREY_HAIR, SILVER_HAIR } from "../people/look.ts";
import type { Look } from "../people/look.ts";
import type { Posture, Sitter } from "./portrait.ts";
import { faceOf } from "./faces.ts";
import { plain } from "./row.ts";

const woman = (look: Partial<Look>): Look => ({
  sex: "f",
  skin: 3,
  face: "oval",
  hair: "side-bun",
  hairColour: GREY_HAIR,
  age: 60,
  smile: "soft",
  ...look,
});

const man = (look: Partial<Look>): Look => ({
  sex: "m",
  skin: 2,
  face: "long",
  hair: "side-part",
  hairColour: SILVER_HAIR,
  age: 60,
  smile: "soft",
  ...look,
});

const blazer = (colour: string, tie: string) => plain("tie", "#eef2f4", tie, { over: "blazer", overColour: colour });

const held = (yaw: number, tint: number, backdrop: Sitter["backdrop"], build = 1, more: Partial<Posture> = {}) => ({
  yaw,
  body: yaw * 0.9,
  tilt: yaw > 0 ? 1 : -1,
  tint,
  backdrop,
  build,
  ...more,
});

/** Each leader with a face of its own, on numbers after those of the doctors. */
const withFaces = (hospitals: Record<string, readonly Sitter[]>) =>
  Object.fromEntries(
    Object.entries(hospitals).map(([hospital, sitters], i) => [
      hospital,
      sitters.map((sitter, j) => ({
        ...sitter,
        look: { ...sitter.look, traits: { ...faceOf(60 + 3 * i + j, sitter.look.sex), ...sitter.look.traits } },
      })),
    ]),
  );

/** The invented leaders of each hospital, in the order of its About us page. */
export const LEADERS: Readonly<Record<string, readonly Sitter[]>> = withFaces({
  alappuzha: [
    {
      look: woman({ bindi: true, glasses: "rimless" }),
      dress: plain("saree", "#0b5a60", "#e0a63c"),
      ...held(14, 0, "books", 1.04, { size: 1.06, aside: -3 }),
    },
    {
      look: man({ beard: "moustache", glasses: "square" }),
      dress: blazer("#33464f", "#7a2333"),
      ...held(-15, 6, "wall", 1.18, { body: 8, tilt: -3, lit: "right" }),
    },
    {
      look: woman({ hair: "veil", hairColour: "#eef1f4", face: "round", skin: 4, glasses: "round" }),
      dress: plain("habit", "#dfe5ea", "#6b7f92"),
      ...held(-10, 3, "garden", 1.04, { size: 0.96, pitch: 3 }),
    },
  ],
  kozhencherry: [
    {
      look: man({ hair: "receding", face: "square", skin: 3, beard: "moustache" }),
      dress: blazer("#4a3a30", "#2f6f60"),
      ...held(16, 1, "books", 1.18, { body: -10, size: 1.1, lit: "right" }),
    },
    {
      look: woman({ hair: "centre-bun", skin: 2, bindi: true, earring: "gold", hairColour: GREYING_HAIR, age: 50 }),
      dress: plain("saree", "#963a22", "#e3c27a"),
      ...held(-13, 7, "evening", 1.04, { tilt: 4, body: -24, aside: 4 }),
    },
    {
      look: man({ hair: "swept", skin: 1, face: "oval", beard: "short", hairColour: GREY_HAIR, age: 50 }),
      dress: plain("kurta", "#efe6d2", "#b98a4a", { over: "waistcoat", overColour: "#23507a" }),
      ...held(12, 4, "backwater", 1.18, { yaw: 17, body: 28, size: 1.02, aside: -4 }),
    },
  ],
  punalur: [
    {
      look: woman({ hair: "bob", skin: 4, face: "round", glasses: "square", earring: "pearl" }),
      dress: plain("blouse", "#e9dcc4", "#963a22", { over: "blazer", overColour: "#0b5a60" }),
      ...held(-14, 2, "corridor", 1.04, { body: 10, tilt: -4, lit: "right", size: 1.08 }),
    },
    {
      look: man({ hair: "bald", skin: 2, face: "round", beard: "full", hairColour: SILVER_HAIR, glasses: "round" }),
      dress: plain("kurta", "#f0e6cf", "#8d4630"),
      ...held(13, 5, "wall", 1.18, { yaw: 16, body: 26, aside: -4 }),
    },
    {
      look: woman({ hair: "shawl", hairColour: "#4b7f9b", skin: 3, age: 50 }),
      dress: plain("salwar", "#31536a", "#cfe0ee"),
      ...held(15, 1, "arch", 1.04, { yaw: -16, body: -20, lit: "right" }),
    },
  ],
});
