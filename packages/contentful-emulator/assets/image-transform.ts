import { RequestError } from "../http/messages.ts";

export const IMAGE_FORMATS = ["jpg", "png", "webp", "gif", "avif", "tiff"] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

const FORMAT_OF_TYPE: ReadonlyMap<string, ImageFormat> = new Map([
  ["image/jpeg", "jpg"],
  ["image/jpg", "jpg"],
  ["image/png", "png"],
  ["image/webp", "webp"],
  ["image/gif", "gif"],
  ["image/avif", "avif"],
  ["image/tiff", "tiff"],
]);

/** The format of a picture that can be transformed; undefined for others, such as SVG, which stay unchanged. */
export function findFormat(contentType: string): ImageFormat | undefined {
  return FORMAT_OF_TYPE.get(contentType);
}

const FITS = ["pad", "fill", "scale", "crop", "thumb"] as const;

const FOCUS_AREAS = [
  ...(["center", "top", "right", "left", "bottom"] as const),
  ...(["top_right", "top_left", "bottom_right", "bottom_left", "face", "faces"] as const),
];

const FLAGS = ["progressive", "png8"] as const;

/** A colour as sharp reads it, e.g. "#ff8800". */
type HexColour = `#${string}`;

/** The parameters of Contentful's Images API. */
export interface ImageTransform {
  width?: number;
  height?: number;
  /** Fitted inside width and height when left out. */
  fit?: (typeof FITS)[number];
  focus?: (typeof FOCUS_AREAS)[number];
  /** The picture's own format when left out. */
  format?: ImageFormat;
  flag?: (typeof FLAGS)[number];
  /** 1 to 100. */
  quality?: number;
  /** Radius of the corners in pixels; Infinity for half of the shorter side. */
  radius?: number;
  background?: HexColour;
}

const LARGEST_SIDE = 4000;
const LARGEST_RADIUS = 4000;

/**
 * Parses a URL's parameters; undefined when there are none. Unknown parameters are ignored, as at Contentful. Throws
 * `RequestError` with 400 for a value that Contentful refuses.
 */
export function parseImageTransform(parameters: URLSearchParams): ImageTransform | undefined {
  const read = <T>(name: string, parse: (text: string, name: string) => T): T | undefined => {
    const text = parameters.get(name);
    return text === null || text === "" ? undefined : parse(text, name);
  };
  const transform = {
    width: read("w", parseNumber(1, LARGEST_SIDE)),
    height: read("h", parseNumber(1, LARGEST_SIDE)),
    fit: read("fit", parseOneOf(FITS)),
    focus: read("f", parseOneOf(FOCUS_AREAS)),
    format: read("fm", parseOneOf(IMAGE_FORMATS)),
    flag: read("fl", parseOneOf(FLAGS)),
    quality: read("q", parseNumber(1, 100)),
    radius: read("r", parseRadius),
    background: read("bg", parseColour),
  };
  const given = Object.fromEntries(Object.entries(transform).filter(([, value]) => value !== undefined));
  return Object.keys(given).length > 0 ? given : undefined;
}

function parseNumber(least: number, most: number) {
  return (text: string, name: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw refuse(name, text, `a whole number from ${least} to ${most}`);
  };
}

function parseOneOf<const T extends string>(values: readonly T[]) {
  return (text: string, name: string): T => {
    const value = values.find((known) => known === text);
    if (value !== undefined) return value;
    throw refuse(name, text, `one of ${values.join(", ")}`);
  };
}

function parseRadius(text: string, name: string): number {
  return text === "max" ? Number.POSITIVE_INFINITY : parseNumber(0, LARGEST_RADIUS)(text, name);
}

function parseColour(text: string, name: string): HexColour {
  const digits = /^rgb:([0-9a-f]{6})$/i.exec(text)?.[1];
  if (digits !== undefined) return `#${digits.toLowerCase()}`;
  throw refuse(name, text, "a colour such as rgb:ffffff");
}

function refuse(name: string, text: string, expected: string): RequestError {
  return new RequestError(400, "BadRequest", `The parameter ${name} must be ${expected}, not ${JSON.stringify(text)}`);
}
