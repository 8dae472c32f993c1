import { toSources } from "#site/hospitals/load-pictures.server.ts";
import type { Picture, PictureOriginal } from "#site/hospitals/site.ts";

export interface PlannedFile {
  /** `<name>.<hash of the original>.<width>.<format>`. */
  fileName: string;
  width: number;
  format: "avif" | "webp" | "jpeg";
}

export interface PicturePlan {
  original: PictureOriginal;
  /** The first one is enough to show the picture. */
  files: PlannedFile[];
}

export const MADE_PICTURES_PATH = "/pictures/made";

/** The widths in pixels: for all places a little blurred, a phone's column, a phone's slide, and large screens. */
const WIDTHS = [800, 480, 1120, 1600];
const FORMATS = ["webp", "avif"] as const;

/** A picture for shared links is one file, in the format that every service can read. */
const SHARED_LINK = /^og-/;
const SHARED_LINK_WIDTH = 1200;

/** The files to make of a picture, never wider than it is. */
export function planPicture(original: PictureOriginal): PicturePlan {
  const isForLinks = SHARED_LINK.test(original.name);
  const asked = isForLinks ? [SHARED_LINK_WIDTH] : WIDTHS;
  const widths = [...new Set(asked.map((width) => Math.min(width, original.width)))];
  const formats = isForLinks ? (["jpeg"] as const) : FORMATS;
  const files = formats.flatMap((format) =>
    widths.map((width) => ({ fileName: `${original.name}.${original.hash}.${width}.${format}`, width, format })),
  );
  return { original, files };
}

/** The picture as pages show it, with those of its files that are made. */
export function showPicture({ original, files }: PicturePlan, isMade: (fileName: string) => boolean): Picture {
  const width = Math.max(...files.map((file) => file.width));
  const made = files.filter(({ fileName }) => isMade(fileName));
  return {
    width,
    height: Math.round((original.height * width) / original.width),
    sources: toSources(
      made.map((file) => ({
        type: `image/${file.format}`,
        url: `${MADE_PICTURES_PATH}/${file.fileName}`,
        width: file.width,
      })),
    ),
  };
}
