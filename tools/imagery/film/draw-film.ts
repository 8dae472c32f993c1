/**
 * Draws the sample testimonial film and its poster: `node tools/imagery/film/draw-film.ts`. Needs ffmpeg, which building
 * and testing the site do not, because both files are kept with the project. With a folder as argument it writes
 * single frames there instead, one a second, to look at.
 */
import { mkdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { sampleAssetPath } from "../picture.ts";
import { encodeFilm, hasFfmpeg } from "./encode.ts";
import { FRAMES_A_SECOND, WIDTH } from "./film.ts";
import type { Film } from "./film.ts";
import { movingFrame } from "./frame.ts";
import { stillGarden } from "./garden.ts";
import { VISIT } from "./visit.ts";

const PROJECT = path.resolve(import.meta.dirname, "../../..");
const POSTER_QUALITY = 82;

const garden = await sharp(Buffer.from(stillGarden())).resize({ width: WIDTH }).removeAlpha().png().toBuffer();

const frameAt = (film: Film, seconds: number) =>
  sharp(garden).composite([{ input: Buffer.from(movingFrame(film, seconds)) }]);

async function* frames(film: Film) {
  for (let i = 0; i < film.seconds * FRAMES_A_SECOND; i++) {
    yield await frameAt(film, i / FRAMES_A_SECOND)
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
  await encodeFilm(frames(film), video);
  await writeFile(poster, await frameAt(film, 0).webp({ quality: POSTER_QUALITY, effort: 6 }).toBuffer());
  for (const file of [video, poster]) {
    console.log(`${path.basename(file)}: ${Math.round((await stat(file)).size / 1024)} KB`);
  }
}

async function drawFrames(film: Film, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let second = 0; second < film.seconds; second++) {
    await frameAt(film, second)
      .png()
      .toFile(path.join(folder, `${film.id}-${second}.png`));
  }
}

const [folder] = process.argv.slice(2);
if (folder) {
  await drawFrames(VISIT, folder);
} else if (hasFfmpeg()) {
  await drawFilm(VISIT);
} else {
  console.error("Drawing the film needs ffmpeg: apt-get install -y ffmpeg (Debian), brew install ffmpeg (macOS)");
  process.exitCode = 1;
}
