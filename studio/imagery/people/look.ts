export type HairStyle =
  | "centre-bun"
  | "side-bun"
  | "top-bun"
  | "loose"
  | "waves"
  | "bob"
  | "braid"
  | "ponytail"
  | "pixie"
  | "curls"
  | "hijab"
  | "shawl"
  | "veil"
  | "side-part"
  | "swept"
  | "crop"
  | "short-curls"
  | "wavy"
  | "receding"
  | "bald"
  | "skullcap"
  | "scrub-cap";

export type FaceShape = "oval" | "round" | "square" | "heart" | "long";
export type Beard = "none" | "moustache" | "thin-moustache" | "stubble" | "short" | "full" | "goatee";

/** What sets one face apart from others of its shape; portraits have them, figures in scenes are too small. */
export interface Traits {
  /** Added to the half widths of cheek, jaw and chin, and to the chin's reach. */
  outline?: readonly [cheek: number, jaw: number, chin: number, long: number];
  /** 1 is as others; `length` and `bridge` (a hump) in units. */
  nose?: { width?: number; length?: number; bridge?: number; tip?: number };
  brow?: "arched" | "thin" | "straight" | "bushy" | "round";
  browLow?: number;
  eyes?: { wide: number; open: number; slant: number; apart: number };
  iris?: string;
  /** Width of the mouth; 1 is as others. */
  mouth?: number;
  neck?: number;
  ears?: number;
  /** Width and height of the skull. */
  skull?: readonly [number, number];
}

/** What makes one person recognisable, whatever they wear and do. */
export interface Look {
  sex: "f" | "m";
  /** Index into the palette's skin tones, 0 deepest. */
  skin: number;
  face: FaceShape;
  hair: HairStyle;
  /** Hair colour, or the cloth's colour for a head covering. */
  hairColour: string;
  /** Decade of life: lines and folds grow with it. */
  age: 10 | 30 | 40 | 50 | 60 | 70;
  beard?: Beard;
  glasses?: "round" | "square" | "rimless";
  glassesColour?: string;
  bindi?: boolean;
  earring?: "gold" | "pearl" | "jhumka";
  jasmine?: boolean;
  smile?: "soft" | "open" | "slight";
  nose?: number;
  lips?: number;
  /** On the teeth; seen only in speech. */
  braces?: boolean;
  brows?: number;
  mask?: boolean;
  /** Eyes closed. */
  asleep?: boolean;
  traits?: Traits;
}

/** How a head is held and looked at, in degrees. */
export interface HeadPose {
  yaw: number;
  pitch?: number;
  tilt?: number;
  /** Where the eyes look beside the head's own way, -1 (left) to 1 (right); without it, at who looks at the picture. */
  gaze?: number;
  /** The side that the light comes from; the left one if nothing is said. */
  lit?: "left" | "right";
  /** Fine heads have soft shading; plain ones are for figures in scenes. */
  fine: boolean;
  /** How far the mouth is open in speech, 0 to 1; without it the look's own smile. */
  speech?: number;
  /** How far the eyelids are down, 0 to 1. */
  lids?: number;
}

export const COVERED: readonly HairStyle[] = ["hijab", "shawl", "veil"];
export const BLACK_HAIR = "#1d1512";
export const BROWN_HAIR = "#2f2019";
export const GREYING_HAIR = "#4a4541";
export const GREY_HAIR = "#857f79";
export const SILVER_HAIR = "#c3beb6";

/** Hair in three layers: behind the neck, over the face, and lying over the shoulders. */
export interface HairLayers {
  back: string;
  front: string;
  overShoulder: string;
}

/** A skin in light and shade. */
export interface SkinColours {
  base: string;
  shade: string;
  light: string;
  deep: string;
}

export type Garment = "saree" | "kurti" | "salwar" | "blouse" | "shirt" | "tie" | "scrubs" | "polo" | "kurta" | "habit";

/** What a doctor wears in a portrait. */
export interface Dress {
  garment: Garment;
  colour: string;
  accent: string;
  over?: "coat" | "blazer" | "waistcoat";
  overColour?: string;
  stethoscope?: string;
  lanyard?: string;
}
