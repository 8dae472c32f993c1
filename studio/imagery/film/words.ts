import { box, group, n } from "../kit/shapes.ts";
import { ease } from "./acting.ts";
import type { Caption, Film } from "./film.ts";
import { drawLine, lineWidth } from "./lettering.ts";

const GROUND = "#083d42";
const KASAVU = "#e0a63c";
const WORDS = "#ffffff";
const FADE_SECONDS = 0.15;

/** Right of the speaker and clear of a player's controls, and of what a lower card cuts off the picture. */
const PANEL = { x: 322, y: 94, width: 294, height: 178 };
const CAPTION_SIZE = 35;
const NAME_SIZE = 32;
const LINE_HEIGHT = 46;
const MARGIN = 22;

const CAPTION_ROOM = PANEL.width - 2 * MARGIN;

/** Whether a caption's line is no wider than its panel. */
export const captionFits = (text: string) => lineWidth(text, CAPTION_SIZE) <= CAPTION_ROOM;

/** The words spoken at this moment on a panel of deep teal under the border of a kasavu saree. */
export function captions({ captions: all }: Film, seconds: number): string {
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return "";
  const shown = ease(seconds, first.from - 0.3, 0.3) - ease(seconds, last.to, 0.2);
  const { x, y, width, height } = PANEL;
  const panel =
    box(x, y, width, height, GROUND, { round: 14, opacity: 0.94 }) + kasavu(x + MARGIN, y + 16, CAPTION_ROOM);
  const now = all.find(({ from, to }) => seconds >= from && seconds < to);
  return group(panel + (now ? words(now, seconds) : ""), { opacity: shown });
}

function words({ from, to, lines }: Caption, seconds: number): string {
  const drawn = lines.map((text, i) =>
    drawLine(text, CAPTION_SIZE, PANEL.x + MARGIN, PANEL.y + 66 + i * LINE_HEIGHT, WORDS),
  );
  return group(drawn, { opacity: ease(seconds, from, FADE_SECONDS) - ease(seconds, to - FADE_SECONDS, FADE_SECONDS) });
}

/** First name and initial on a band that comes in from the left below the speaker. */
export function lowerThird({ name }: Film, seconds: number): string {
  const width = lineWidth(name, NAME_SIZE) + 76;
  const band =
    box(-20, 304, width + 20, 50, GROUND, { round: 10 }) +
    box(-20, 304, 34, 50, KASAVU) +
    drawLine(name, NAME_SIZE, 38, 340, WORDS);
  return group(band, { transform: `translate(${n((ease(seconds, 0.3, 0.6) - 1) * (width + 8))} 0)` });
}

const kasavu = (x: number, y: number, width: number) => box(x, y, width, 4, KASAVU) + box(x, y + 6, width, 1.6, KASAVU);
