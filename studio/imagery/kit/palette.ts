/** The colours every picture is made of: backwater teal, kasavu gold, laterite, leaf and timber, dark to light. */
export const LEAF = ["#123f30", "#1c5a40", "#2c7a4f", "#4f9a55", "#8bbf62", "#bfd983"] as const;
export const ROOF = ["#7a2f22", "#9c4029", "#bd5633", "#d5714a", "#ea9a6f"] as const;
export const WALL = ["#fffaf0", "#f7ecd9", "#e8d8bf", "#cdb99b", "#a8957c"] as const;
export const LATERITE = ["#8d4630", "#b0623f", "#c97d58"] as const;
export const WOOD = ["#3f2418", "#5f3824", "#84532f", "#a9733f", "#c9975e"] as const;
export const TEAL = ["#083d42", "#0b5a60", "#0f7a7d", "#2fa39d", "#7fd0c3", "#c9ece4"] as const;
export const STEEL = ["#2a3f4a", "#4c6672", "#86a0a8", "#bccdd1", "#e4edee"] as const;
export const INK = "#0f3138";
export const GOLD = "#e9ae45";
export const HIBISCUS = "#cf4a5c";
export const CORAL = "#e97f60";
export const SAND = "#f3e2c3";

/** Skin tones, deepest first: base, shade, light. */
export const SKIN = [
  ["#6e4029", "#54301f", "#8c583a"],
  ["#855030", "#6a3d27", "#a36a43"],
  ["#9d6440", "#7f4d31", "#bb8058"],
  ["#b57a50", "#955d3d", "#d09770"],
  ["#c9946a", "#a97550", "#e2b28b"],
  ["#d9a880", "#b98562", "#efc7a3"],
] as const;

/** The colour `share` of the way from one hex colour to another. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  const blended = [1, 3, 5].map((start) => {
    const value = channel(from, start) + (channel(to, start) - channel(from, start)) * share;
    return Math.round(value).toString(16).padStart(2, "0");
  });
  return `#${blended.join("")}`;
}

export const lighter = (colour: string, share = 0.25) => mix(colour, "#ffffff", share);
export const darker = (colour: string, share = 0.25) => mix(colour, "#0d1f2a", share);
