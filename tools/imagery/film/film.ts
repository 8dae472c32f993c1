import type { Sitter } from "../portraits/portrait.ts";

/** The picture's size in pixels; players show it at 320 pixels and more. */
export const WIDTH = 640;
export const HEIGHT = 400;
export const FRAMES_A_SECOND = 20;

/** Words on the picture while they are spoken. */
export interface Caption {
  /** In seconds from the start. */
  from: number;
  to: number;
  /** Broken by hand, so that a line is no longer than about fourteen letters. */
  lines: readonly string[];
}

/** Someone on a bench in the hospital's garden who tells what happened. */
export interface Film {
  /** Id of the video asset in the sample content; its poster is `<id>-poster`. */
  id: string;
  seconds: number;
  sitter: Pick<Sitter, "look" | "dress" | "body" | "build">;
  /** First name and initial. */
  name: string;
  captions: readonly Caption[];
}
