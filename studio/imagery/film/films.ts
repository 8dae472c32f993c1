import { BLACK_HAIR, BROWN_HAIR, GREYING_HAIR, SILVER_HAIR } from "../people/look.ts";
import type { Caption, Film } from "./film.ts";
import { garden } from "./garden.ts";
import { CANTEEN, CLINIC, HALL } from "./rooms.ts";
import { VERANDA } from "./veranda.ts";

const SECONDS = 8;

/** Three captions one after another; the middle one, which stays longest, begins and ends at `middle`. */
function spoken(lines: readonly [Lines, Lines, Lines], middle: readonly [number, number]): Caption[] {
  const [start, end] = middle;
  return [
    { from: 0.4, to: start, lines: lines[0] },
    { from: start, to: end, lines: lines[1] },
    { from: end, to: 7.8, lines: lines[2] },
  ];
}

type Lines = readonly [string, string, string];

/** One film for each testimonial that holds a video. */
export const FILMS: readonly Film[] = [
  {
    id: "video-visit",
    name: "Suma K.",
    seconds: SECONDS,
    setting: garden({ house: "alappuzha", light: "noon", shift: 40 }),
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
    captions: spoken(
      [
        ["They explained", "every step", "to my mother."],
        ["They called her", "by her name,", "every morning."],
        ["Now she walks", "to the market", "again."],
      ],
      [2.7, 5.4],
    ),
  },
  {
    id: "video-rincy",
    name: "Rincy T.",
    seconds: SECONDS,
    setting: VERANDA,
    sitter: {
      look: {
        sex: "f",
        skin: 4,
        face: "heart",
        hair: "waves",
        hairColour: BROWN_HAIR,
        age: 30,
        smile: "open",
        earring: "pearl",
        lips: 1.3,
      },
      dress: { garment: "salwar", colour: "#8d3a5f", accent: "#f0c877" },
      body: 12,
      build: 0.95,
    },
    captions: spoken(
      [
        ["I asked the", "same question", "three times."],
        ["Three times", "I was given", "an answer."],
        ["The third time", "it came with", "a drawing."],
      ],
      [2.8, 5.2],
    ),
  },
  {
    id: "video-ommen",
    name: "Ommen C.",
    seconds: SECONDS,
    setting: garden({ house: "kozhencherry", light: "golden", shift: -160 }),
    sitter: {
      look: {
        sex: "m",
        skin: 3,
        face: "square",
        hair: "side-part",
        hairColour: GREYING_HAIR,
        age: 50,
        beard: "moustache",
        glasses: "square",
        smile: "soft",
      },
      dress: { garment: "shirt", colour: "#6f9cc4", accent: "#23507a" },
      body: 12,
      build: 1.06,
    },
    captions: spoken(
      [
        ["They found our", "house at the", "third bend."],
        ["Father came", "down 42 steps", "in a chair."],
        ["He is home and", "tells it to", "everyone."],
      ],
      [2.7, 5.3],
    ),
  },
  {
    id: "video-thampi",
    name: "Thampi G.",
    seconds: SECONDS,
    setting: HALL,
    sitter: {
      look: {
        sex: "m",
        skin: 1,
        face: "long",
        hair: "receding",
        hairColour: SILVER_HAIR,
        age: 70,
        beard: "short",
        smile: "soft",
        nose: 1.2,
      },
      dress: { garment: "kurta", colour: "#efe6d0", accent: "#b98a4a" },
      body: 12,
      build: 0.97,
    },
    captions: spoken(
      [
        ["A volunteer", "with a yellow", "badge came."],
        ["We walked to", "the right door", "together."],
        ["I had company", "until it was", "opened."],
      ],
      [2.7, 5.2],
    ),
  },
  {
    id: "video-leena",
    name: "Leena B.",
    seconds: SECONDS,
    setting: CLINIC,
    sitter: {
      look: {
        sex: "f",
        skin: 5,
        face: "round",
        hair: "bob",
        hairColour: BROWN_HAIR,
        age: 40,
        smile: "soft",
        braces: true,
        glasses: "round",
        glassesColour: "#6b3f3a",
      },
      dress: { garment: "kurti", colour: "#2f6f8f", accent: "#f0c877" },
      body: 12,
      build: 1.02,
    },
    captions: spoken(
      [
        ["I got braces", "at the age of", "forty-four."],
        ["All my visits", "are short and", "on time."],
        ["My daughter", "and I compare", "elastics."],
      ],
      [2.7, 5.2],
    ),
  },
  {
    id: "video-usha",
    name: "Usha Y.",
    seconds: SECONDS,
    setting: CANTEEN,
    sitter: {
      look: {
        sex: "f",
        skin: 0,
        face: "round",
        hair: "centre-bun",
        hairColour: BLACK_HAIR,
        age: 30,
        smile: "open",
        bindi: true,
        earring: "jhumka",
        jasmine: true,
      },
      dress: { garment: "saree", colour: "#2f7a4f", accent: "#e0a63c" },
      body: 12,
      build: 1,
    },
    captions: spoken(
      [
        ["My blood test", "was at half", "past six."],
        ["I had a dosa", "for breakfast", "at seven."],
        ["And by eight", "I was already", "at work."],
      ],
      [2.7, 5.1],
    ),
  },
];
