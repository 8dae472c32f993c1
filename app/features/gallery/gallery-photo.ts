import type { PictureFiles } from "#app/ui/picture/picture.tsx";

export interface GalleryPhoto {
  picture: PictureFiles;
  description: string;
}

/** The widest file in the format that every browser shows; where a photo leads without JavaScript. */
export function largestFile({ sources }: PictureFiles): string {
  return sources.at(-1)?.files.at(-1)?.url ?? "";
}
