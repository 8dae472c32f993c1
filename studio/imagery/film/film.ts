import type { Canvas } from "../kit/canvas.ts";
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

/** Where a speaker sits. */
export interface Setting {
  /** What stays still for the whole film, out of focus, as a picture of 1600 by 1000. */
  still: () => string;
  /** The seat's back, whose middle is at the origin, on the film's scale. */
  seat: (c: Canvas) => string;
  /** What the wind moves before the still picture. */
  moving?: (seconds: number) => string;
}

/** Someone who sits in or near the hospital and tells what happened. */
export interface Film {
  /** Id of the video asset in the sample content; its poster is `<id>-poster`. */
  id: string;
  seconds: number;
  setting: Setting;
  sitter: Pick<Sitter, "look" | "dress" | "body" | "build">;
  /** First name and initial. */
  name: string;
  captions: readonly Caption[];
}
