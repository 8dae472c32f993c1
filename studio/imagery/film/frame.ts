import { Canvas } from "../kit/canvas.ts";
import { place } from "../kit/shapes.ts";
import { faceOutline } from "../people/face.ts";
import { HeadMap, TORSO } from "../people/head-map.ts";
import { head } from "../people/head.ts";
import { dress } from "../portraits/dress.ts";
import { headAt, swing } from "./acting.ts";
import { HEIGHT, WIDTH } from "./film.ts";
import type { Film } from "./film.ts";
import { captions, lowerThird } from "./words.ts";

const BUST_SCALE = 0.52;

/** Everything that moves, at a moment of the film; it lies over the still setting. */
export function movingFrame(film: Film, seconds: number): string {
  const c = new Canvas(WIDTH, HEIGHT);
  c.add(
    place(166, 268, 1, film.setting.seat(c)),
    place(164, 178 + 0.9 * swing(seconds, 3.2), BUST_SCALE, bust(c, film, seconds)),
    film.setting.moving?.(seconds) ?? "",
    captions(film, seconds),
    lowerThird(film, seconds),
  );
  return c.svg();
}

function bust(c: Canvas, film: Film, seconds: number): string {
  const { look, dress: clothes, body, build } = film.sitter;
  const layers = head(c, look, headAt(film, seconds));
  const pose = headAt(film, seconds);
  const chin = { path: faceOutline(look, new HeadMap(pose.yaw, pose.pitch ?? 0)), tilt: pose.tilt ?? 0 };
  const shoulders = dress(c, look, clothes, new HeadMap(body, 0, TORSO), { lit: "left", build, chin });
  return [layers.back, shoulders, layers.overShoulder, layers.head].join("");
}
