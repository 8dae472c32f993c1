import { BLACK_HAIR, BROWN_HAIR, GREY_HAIR, GREYING_HAIR, SILVER_HAIR } from "../people/look.ts";
import type { Beard, FaceShape, HairStyle, Look } from "../people/look.ts";
import type { Backdrop } from "./backdrop.ts";
import type { Dress, Garment } from "./dress.ts";
import type { Sitter } from "./portrait.ts";

interface Row {
  hair: HairStyle;
  face: FaceShape;
  skin: number;
  dress: Dress;
  hairColour?: string;
  yaw: number;
  extra?: Partial<Look>;
  build?: number;
}

const coat = (garment: Garment, colour: string, accent: string, more: Partial<Dress> = {}): Dress => ({
  garment,
  colour,
  accent,
  over: "coat",
  ...more,
});
const plain = (garment: Garment, colour: string, accent: string, more: Partial<Dress> = {}): Dress => ({
  garment,
  colour,
  accent,
  ...more,
});
const DARK_TUBE = "#23343b";
const WINE_TUBE = "#7a2333";
const TEAL_TUBE = "#0b5a60";

/** Odd portraits: twenty-four women, from their thirties to their sixties. */
const WOMEN: readonly Row[] = [
  {
    hair: "loose",
    face: "oval",
    skin: 3,
    yaw: 17,
    dress: coat("kurti", "#c96a4a", "#f0c877", { stethoscope: DARK_TUBE }),
    extra: { smile: "open", earring: "gold", bindi: true },
  },
  {
    hair: "hijab",
    face: "heart",
    skin: 4,
    yaw: -15,
    hairColour: "#4b7f9b",
    dress: coat("blouse", "#31536a", "#4b7f9b"),
    extra: { smile: "soft", brows: 1.1 },
  },
  {
    hair: "ponytail",
    face: "long",
    skin: 2,
    yaw: -19,
    dress: plain("scrubs", "#2b8c83", "#7fd0c3", { stethoscope: WINE_TUBE }),
    extra: { smile: "open", earring: "pearl" },
  },
  {
    hair: "bob",
    face: "round",
    skin: 5,
    yaw: 13,
    hairColour: BROWN_HAIR,
    dress: coat("blouse", "#e9d3c2", "#b98a6a", { lanyard: "#0b5a60" }),
    extra: { smile: "soft", glasses: "round", glassesColour: "#6b3f3a" },
  },
  {
    hair: "braid",
    face: "oval",
    skin: 1,
    yaw: 20,
    dress: coat("salwar", "#3d6f4f", "#e8b04c"),
    extra: { smile: "soft", bindi: true, earring: "jhumka", lips: 1.4 },
  },
  {
    hair: "curls",
    face: "heart",
    skin: 2,
    yaw: -12,
    hairColour: "#241813",
    dress: coat("blouse", "#8b4a73", "#c98fb4", { stethoscope: DARK_TUBE }),
    extra: { smile: "open", earring: "gold", nose: 1.15 },
  },
  {
    hair: "centre-bun",
    face: "oval",
    skin: 2,
    yaw: 16,
    dress: coat("saree", "#1f7a78", "#b23a4e", { stethoscope: DARK_TUBE }),
    extra: { smile: "open", bindi: true, earring: "jhumka", jasmine: true },
  },
  {
    hair: "side-bun",
    face: "square",
    skin: 4,
    yaw: -17,
    hairColour: BROWN_HAIR,
    dress: plain("saree", "#b23a4e", "#e3c27a"),
    extra: { smile: "soft", bindi: true, earring: "gold" },
  },
  {
    hair: "waves",
    face: "long",
    skin: 3,
    yaw: 11,
    hairColour: "#2a1a14",
    dress: coat("kurti", "#4d5f99", "#e6c27a"),
    extra: { smile: "slight", glasses: "square", glassesColour: "#23343b" },
  },
  {
    hair: "shawl",
    face: "round",
    skin: 3,
    yaw: -18,
    hairColour: "#b65a72",
    dress: plain("salwar", "#7d3550", "#b65a72"),
    extra: { smile: "soft", lips: 1.2 },
  },
  {
    hair: "top-bun",
    face: "heart",
    skin: 1,
    yaw: 14,
    dress: plain("scrubs", "#45608f", "#9db6dd", { lanyard: "#e0a63c" }),
    extra: { smile: "open", earring: "pearl", nose: 1.1 },
  },
  {
    hair: "pixie",
    face: "oval",
    skin: 5,
    yaw: -14,
    hairColour: "#3a2a20",
    dress: coat("blouse", "#37807b", "#bfe0da", { stethoscope: WINE_TUBE }),
    extra: { smile: "slight", earring: "pearl" },
  },
  {
    hair: "centre-bun",
    face: "round",
    skin: 0,
    yaw: -20,
    dress: coat("saree", "#d28a2f", "#5d2f63"),
    extra: { smile: "open", bindi: true, earring: "gold", lips: 1.5, nose: 1.2 },
    build: 1.04,
  },
  {
    hair: "hijab",
    face: "oval",
    skin: 2,
    yaw: 18,
    hairColour: "#7a8f5a",
    dress: coat("kurti", "#5c6f42", "#e6d29a", { stethoscope: DARK_TUBE }),
    extra: { smile: "open", glasses: "rimless", glassesColour: "#6f7f86" },
  },
  {
    hair: "bob",
    face: "square",
    skin: 3,
    yaw: -10,
    hairColour: GREYING_HAIR,
    dress: plain("blouse", "#274b63", "#d9e4ea", { over: "blazer", overColour: "#3a4f5c" }),
    extra: { smile: "soft", earring: "pearl", lips: 0.9 },
  },
  {
    hair: "side-bun",
    face: "oval",
    skin: 1,
    yaw: 15,
    hairColour: GREYING_HAIR,
    dress: coat("saree", "#6c4a8a", "#e0b25c"),
    extra: { smile: "soft", bindi: true, earring: "gold", glasses: "square", glassesColour: "#5a2f2a" },
  },
  {
    hair: "centre-bun",
    face: "long",
    skin: 4,
    yaw: -16,
    hairColour: GREY_HAIR,
    dress: plain("saree", "#efe6d2", "#2f6f60"),
    extra: { smile: "soft", bindi: true, earring: "gold", glasses: "rimless", glassesColour: "#8a7a5a" },
  },
  {
    hair: "veil",
    face: "round",
    skin: 3,
    yaw: 12,
    hairColour: "#eef1f4",
    dress: plain("habit", "#c9d3dd", "#6b7f92", { over: "waistcoat", overColour: "#dde4ea" }),
    extra: { smile: "soft", glasses: "round", glassesColour: "#7b6a58" },
  },
  {
    hair: "pixie",
    face: "heart",
    skin: 2,
    yaw: 17,
    hairColour: SILVER_HAIR,
    dress: coat("kurti", "#a4464f", "#eec98a", { stethoscope: TEAL_TUBE }),
    extra: { smile: "open", earring: "pearl" },
  },
  {
    hair: "shawl",
    face: "oval",
    skin: 1,
    yaw: -13,
    hairColour: "#3f6f73",
    dress: coat("salwar", "#27494d", "#3f6f73"),
    extra: { smile: "slight", glasses: "square", glassesColour: "#2b2320" },
  },
  {
    hair: "waves",
    face: "square",
    skin: 5,
    yaw: -18,
    hairColour: GREY_HAIR,
    dress: plain("kurti", "#0f6f74", "#f0d291", { stethoscope: DARK_TUBE }),
    extra: { smile: "open", earring: "gold" },
  },
  {
    hair: "side-bun",
    face: "round",
    skin: 0,
    yaw: 19,
    hairColour: GREY_HAIR,
    dress: coat("saree", "#9c3f33", "#e6c47a"),
    extra: { smile: "soft", bindi: true, earring: "jhumka", lips: 1.3, nose: 1.15 },
    build: 1.06,
  },
  {
    hair: "braid",
    face: "long",
    skin: 3,
    yaw: 10,
    hairColour: GREY_HAIR,
    dress: coat("salwar", "#55627f", "#d8a15e", { lanyard: "#963a22" }),
    extra: { smile: "soft", earring: "pearl", glasses: "rimless", glassesColour: "#6f7f86" },
  },
  {
    hair: "top-bun",
    face: "oval",
    skin: 4,
    yaw: -15,
    hairColour: SILVER_HAIR,
    dress: plain("saree", "#37627d", "#e2b86a"),
    extra: { smile: "open", bindi: true, earring: "pearl", glasses: "round", glassesColour: "#7a4f08" },
  },
];

const beard = (kind: Beard) => ({ beard: kind });

/** Even portraits: twenty-four men, from their thirties to their sixties. */
const MEN: readonly Row[] = [
  {
    hair: "swept",
    face: "oval",
    skin: 1,
    yaw: -16,
    dress: plain("scrubs", "#2b8c83", "#7fd0c3", { stethoscope: DARK_TUBE }),
    extra: { ...beard("short"), smile: "open" },
  },
  {
    hair: "crop",
    face: "square",
    skin: 3,
    yaw: 15,
    dress: coat("shirt", "#a9c7df", "#23507a", { stethoscope: WINE_TUBE }),
    extra: { ...beard("stubble"), smile: "soft" },
    build: 1.06,
  },
  {
    hair: "wavy",
    face: "long",
    skin: 4,
    yaw: -12,
    hairColour: BROWN_HAIR,
    dress: coat("tie", "#eef2f4", "#7a2333"),
    extra: { smile: "soft", glasses: "round", glassesColour: "#5a3a28" },
  },
  {
    hair: "short-curls",
    face: "heart",
    skin: 2,
    yaw: 19,
    dress: plain("polo", "#3f6d9a", "#fff", { lanyard: "#0b5a60" }),
    extra: { ...beard("goatee"), smile: "open", nose: 1.1 },
  },
  {
    hair: "skullcap",
    face: "oval",
    skin: 3,
    yaw: -19,
    hairColour: "#f7f3e8",
    dress: coat("kurta", "#e6dcc6", "#b98a4a"),
    extra: { ...beard("short"), smile: "soft" },
  },
  {
    hair: "side-part",
    face: "round",
    skin: 0,
    yaw: 11,
    dress: coat("shirt", "#e7b7a4", "#8d4630", { stethoscope: DARK_TUBE }),
    extra: { ...beard("thin-moustache"), smile: "open", nose: 1.2 },
  },
  {
    hair: "side-part",
    face: "oval",
    skin: 2,
    yaw: 17,
    dress: coat("tie", "#cfe0ee", "#23507a", { stethoscope: WINE_TUBE }),
    extra: { ...beard("moustache"), smile: "soft", glasses: "square" },
  },
  {
    hair: "scrub-cap",
    face: "square",
    skin: 4,
    yaw: -14,
    hairColour: "#3d7f95",
    dress: plain("scrubs", "#3d7f95", "#bfe0ea"),
    extra: { ...beard("stubble"), smile: "soft" },
    build: 1.04,
  },
  {
    hair: "receding",
    face: "long",
    skin: 1,
    yaw: 20,
    dress: plain("tie", "#dfe8ee", "#2f6f60", { over: "blazer", overColour: "#33464f" }),
    extra: { ...beard("moustache"), smile: "slight" },
  },
  {
    hair: "crop",
    face: "round",
    skin: 5,
    yaw: -18,
    hairColour: BROWN_HAIR,
    dress: coat("shirt", "#f0e6cf", "#b98a4a", { lanyard: "#7a2333" }),
    extra: { smile: "open", glasses: "rimless", glassesColour: "#6f7f86" },
    build: 1.08,
  },
  {
    hair: "bald",
    face: "square",
    skin: 1,
    yaw: 13,
    hairColour: "#3a322d",
    dress: coat("shirt", "#7fa3b8", "#23507a", { stethoscope: DARK_TUBE }),
    extra: { ...beard("goatee"), smile: "soft" },
  },
  {
    hair: "wavy",
    face: "heart",
    skin: 3,
    yaw: -15,
    dress: plain("kurta", "#8a5a3c", "#e6c47a", { over: "waistcoat", overColour: "#5b3a2a" }),
    extra: { ...beard("full"), smile: "soft" },
  },
  {
    hair: "swept",
    face: "long",
    skin: 0,
    yaw: -20,
    hairColour: GREYING_HAIR,
    dress: coat("tie", "#f4efe2", "#b0623f"),
    extra: { ...beard("moustache"), smile: "open", nose: 1.15 },
  },
  {
    hair: "short-curls",
    face: "oval",
    skin: 2,
    yaw: 16,
    hairColour: GREYING_HAIR,
    dress: plain("scrubs", "#7a3b4b", "#d9a3ae", { stethoscope: TEAL_TUBE }),
    extra: { smile: "soft", glasses: "square", glassesColour: "#33464f" },
  },
  {
    hair: "side-part",
    face: "square",
    skin: 4,
    yaw: -11,
    hairColour: GREYING_HAIR,
    dress: coat("shirt", "#bcd3c2", "#2f6f60"),
    extra: { ...beard("thin-moustache"), smile: "slight" },
    build: 1.05,
  },
  {
    hair: "receding",
    face: "round",
    skin: 1,
    yaw: 18,
    hairColour: GREYING_HAIR,
    dress: coat("tie", "#d5e3ee", "#55407a", { stethoscope: DARK_TUBE }),
    extra: { ...beard("moustache"), smile: "soft", glasses: "round" },
    build: 1.08,
  },
  {
    hair: "swept",
    face: "oval",
    skin: 3,
    yaw: -17,
    hairColour: GREY_HAIR,
    dress: coat("tie", "#eef2f4", "#0b5a60"),
    extra: { smile: "soft", glasses: "rimless", glassesColour: "#6f7f86" },
  },
  {
    hair: "bald",
    face: "oval",
    skin: 2,
    yaw: 14,
    hairColour: "#a39d95",
    dress: plain("shirt", "#e9eef0", "#963a22", { over: "waistcoat", overColour: "#4a5b52" }),
    extra: { ...beard("moustache"), smile: "open", glasses: "square", glassesColour: "#5a2f2a" },
  },
  {
    hair: "skullcap",
    face: "long",
    skin: 4,
    yaw: -13,
    hairColour: "#fbf7ec",
    dress: plain("kurta", "#dcd6c4", "#8a7a5a", { stethoscope: DARK_TUBE }),
    extra: { ...beard("full"), smile: "soft", glasses: "rimless", glassesColour: "#8a7a5a" },
  },
  {
    hair: "side-part",
    face: "heart",
    skin: 0,
    yaw: 19,
    hairColour: GREY_HAIR,
    dress: coat("shirt", "#cfd9e6", "#23507a", { stethoscope: WINE_TUBE }),
    extra: { ...beard("moustache"), smile: "soft", nose: 1.2 },
  },
  {
    hair: "receding",
    face: "square",
    skin: 3,
    yaw: -19,
    hairColour: SILVER_HAIR,
    dress: plain("tie", "#f3eadb", "#7a2333", { over: "blazer", overColour: "#5a4a3c" }),
    extra: { ...beard("short"), smile: "slight" },
    build: 1.04,
  },
  {
    hair: "wavy",
    face: "round",
    skin: 5,
    yaw: 12,
    hairColour: SILVER_HAIR,
    dress: coat("polo", "#2f6f60", "#fff"),
    extra: { smile: "open", glasses: "round", glassesColour: "#7a4f08" },
    build: 1.07,
  },
  {
    hair: "crop",
    face: "long",
    skin: 1,
    yaw: -16,
    hairColour: GREY_HAIR,
    dress: plain("scrubs", "#3c4f86", "#aebbe0", { lanyard: "#e0a63c" }),
    extra: { ...beard("stubble"), smile: "soft" },
  },
  {
    hair: "bald",
    face: "round",
    skin: 4,
    yaw: 17,
    hairColour: SILVER_HAIR,
    dress: coat("tie", "#e3edf2", "#8d4630", { stethoscope: DARK_TUBE }),
    extra: { smile: "soft", glasses: "square" },
    build: 1.1,
  },
];

const BACKDROPS: readonly Backdrop[] = ["arch", "garden", "corridor", "louvres"];

function ageOf(portrait: number): Look["age"] {
  if (portrait <= 12) return 30;
  if (portrait <= 30) return 40;
  return portrait <= 40 ? 50 : 60;
}

function sitter(row: Row, sex: "f" | "m", portrait: number): Sitter {
  const look: Look = {
    sex,
    skin: row.skin,
    face: row.face,
    hair: row.hair,
    hairColour: row.hairColour ?? BLACK_HAIR,
    age: ageOf(portrait),
    ...row.extra,
  };
  const tilt = ((portrait * 7) % 5) - 2;
  const base = sex === "m" ? 1.03 : 0.92;
  const index = Math.floor((portrait - 1) / 2);
  return {
    look,
    dress: row.dress,
    yaw: row.yaw,
    body: row.yaw * (portrait % 3 === 0 ? -0.5 : 0.9),
    tilt,
    tint: (portrait * 5) % 8,
    backdrop: BACKDROPS[(index + (sex === "m" ? 2 : 0)) % 4] ?? "arch",
    build: base * (row.build ?? 1),
  };
}

/** The sitters of portrait-01 to portrait-48: women on odd numbers, men on even ones, older with the number. */
export const SITTERS: readonly Sitter[] = Array.from({ length: 48 }, (_, i) => {
  const rows = i % 2 === 0 ? WOMEN : MEN;
  const row = rows[Math.floor(i / 2)];
  if (!row) throw new Error(`No sitter for portrait ${i + 1}.`);
  return sitter(row, i % 2 === 0 ? "f" : "m", i + 1);
});
