import { GREYING_HAIR } from "../people/look.ts";
import type { Film } from "./film.ts";

/** A daughter tells of her mother's stay. */
export const VISIT: Film = {
  id: "video-visit",
  seconds: 8,
  sitter: {
    look: {
      sex: "f",
      skin: 2,
      face: "oval",
      hair: "side-bun",
      hairColour: GREYING_HAIR,
      age: 50,
      smile: "soft",
      bindi: true,
      earring: "gold",
      nose: 1.1,
    },
    dress: { garment: "saree", colour: "#b9542f", accent: "#0f6f74" },
    body: 12,
    build: 1,
  },
  name: "Suma K.",
  captions: [
    { from: 0.4, to: 2.7, lines: ["They explained", "every step", "to my mother."] },
    { from: 2.7, to: 5.4, lines: ["They called her", "by her name,", "every morning."] },
    { from: 5.4, to: 7.8, lines: ["Now she walks", "to the market", "again."] },
  ],
};
