import { seededRandom } from "../kit/canvas.ts";
import type { HeadPose } from "../people/look.ts";
import type { Film } from "./film.ts";

const BLINKS_AT_SECONDS = [1.5, 3.05, 5.3, 6.6];
const BLINK_SECONDS = 0.24;
const SYLLABLES_A_SECOND = 4;
/** A mouth opens this long before the words end with it closed again. */
const TRAILING_SECONDS = 0.4;

/** A slow movement between -1 and 1 that takes `period` seconds. */
export const swing = (seconds: number, period: number, shift = 0) => Math.sin((seconds / period + shift) * 2 * Math.PI);

/** From 0 to 1 while `seconds` runs from `start` over `length`, slow at both ends. */
export function ease(seconds: number, start: number, length: number): number {
  const share = Math.min(1, Math.max(0, (seconds - start) / length));
  return share * share * (3 - 2 * share);
}

/** How the head is held at a moment: turned to whoever asks, nodding with the words, blinking now and then. */
export function headAt(film: Film, seconds: number): HeadPose {
  const speech = mouthAt(film, seconds);
  return {
    yaw: 14 + 6 * swing(seconds, 4.6) + 2 * swing(seconds, 1.9, 0.3),
    pitch: 1.5 * swing(seconds, 1.3) + 1.5 * speech,
    tilt: -1 + 2.4 * swing(seconds, 3.4, 0.1),
    fine: true,
    speech,
    lids: lidsAt(seconds),
  };
}

function mouthAt({ captions }: Film, seconds: number): number {
  const spoken = captions.find(({ from, to }) => seconds >= from && seconds < to - TRAILING_SECONDS);
  if (!spoken) return 0;
  const beat = (seconds - spoken.from) * SYLLABLES_A_SECOND;
  const loudness = seededRandom(Math.floor(beat) + Math.round(spoken.from * 100))();
  return Math.sin((beat % 1) * Math.PI) * (0.35 + 0.6 * loudness);
}

function lidsAt(seconds: number): number {
  const blink = BLINKS_AT_SECONDS.find((start) => seconds >= start && seconds < start + BLINK_SECONDS);
  return blink === undefined ? 0 : Math.min(1, 1.5 * Math.sin(((seconds - blink) / BLINK_SECONDS) * Math.PI));
}
