import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { FRAMES_A_SECOND } from "./film.ts";

/** H.264 that every browser plays while it still loads, in the colours that its poster has. */
const ENCODING = [
  "-an -c:v libx264 -preset veryslow -tune animation -crf 32 -pix_fmt yuv420p -movflags +faststart -map_metadata -1",
  "-vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709",
].join(" ");

/** Whether ffmpeg, which no other part of the project needs, is installed. */
export const hasFfmpeg = () => spawnSync("ffmpeg", ["-version"]).status === 0;

/** Joins PNG frames to the MP4 `file`. Throws when ffmpeg fails. */
export async function encodeFilm(frames: AsyncIterable<Buffer>, file: string): Promise<void> {
  const input = `-y -loglevel error -f image2pipe -c:v png -framerate ${FRAMES_A_SECOND} -i -`;
  const ffmpeg = spawn("ffmpeg", [...input.split(" "), ...ENCODING.split(" "), file], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const closed = once(ffmpeg, "close") as Promise<[code: number | null]>;
  for await (const frame of frames) {
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
