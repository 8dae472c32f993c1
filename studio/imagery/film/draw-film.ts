/**
 * Draws the sample testimonial films and their posters: `node studio/imagery/film/draw-film.ts`, or those whose ids
 * begin with the argument. Needs ffmpeg, which building and testing the site do not, because the files are kept with
 * the project. With `--frames <folder>` it writes single frames there instead, one a second, to look at.
 */
import { mkdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { sampleAssetPath } from "../picture.ts";
import { encodeFilm, hasFfmpeg } from "./encode.ts";
import { FRAMES_A_SECOND, WIDTH } from "./film.ts";
import type { Film } from "./film.ts";
import { FILMS } from "./films.ts";
import { movingFrame } from "./frame.ts";

const PROJECT = path.resolve(import.meta.dirname, "../../..");
const POSTER_QUALITY = 74;

type FrameAt = (seconds: number) => Sharp;

async function framesOf(film: Film): Promise<FrameAt> {
  const still = Buffer.from(film.setting.still());
  const behind = await sharp(still).resize({ width: WIDTH }).removeAlpha().png().toBuffer();
  return (seconds) => sharp(behind).composite([{ input: Buffer.from(movingFrame(film, seconds)) }]);
}

async function* frames({ seconds }: Film, frameAt: FrameAt) {
  for (let i = 0; i < seconds * FRAMES_A_SECOND; i++) {
    yield await frameAt(i / FRAMES_A_SECOND)
      .png({ compressionLevel: 1 })
      .toBuffer();
  }
}

async function fileOf(host: string, id: string, extension: string): Promise<string> {
  const file = path.join(PROJECT, sampleAssetPath(host, id, extension));
  await mkdir(path.dirname(file), { recursive: true });
  return file;
}

async function drawFilm(film: Film): Promise<void> {
  const video = await fileOf("videos.ctfassets.net", film.id, "mp4");
  const poster = await fileOf("images.ctfassets.net", `${film.id}-poster`, "webp");
  const frameAt = await framesOf(film);
  await encodeFilm(frames(film, frameAt), video);
  await writeFile(poster, await frameAt(0).webp({ quality: POSTER_QUALITY, effort: 6 }).toBuffer());
  for (const file of [video, poster]) {
    console.log(`${path.basename(file)}: ${Math.round((await stat(file)).size / 1024)} KB`);
  }
}

async function drawFrames(film: Film, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const frameAt = await framesOf(film);
  for (let second = 0; second < film.seconds; second++) {
    await frameAt(second)
      .png()
      .toFile(path.join(folder, `${film.id}-${second}.png`));
  }
}

const { values, positionals } = parseArgs({ options: { frames: { type: "string" } }, allowPositionals: true });
const wanted = FILMS.filter(({ id }) => id.startsWith(positionals[0] ?? ""));
if (values.frames) {
  for (const film of wanted) await drawFrames(film, values.frames);
} else if (hasFfmpeg()) {
  for (const film of wanted) await drawFilm(film);
} else {
  console.error("Drawing films needs ffmpeg: apt-get install -y ffmpeg (Debian), brew install ffmpeg (macOS)");
  process.exitCode = 1;
}
