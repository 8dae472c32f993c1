import type { MediaAsset } from "#content/content.ts";

/** A picture's alternative text: its description, else its title, else what the page knows of it. */
export function describePicture({ description, title }: MediaAsset, otherwise = ""): string {
  return description || title || otherwise;
}
