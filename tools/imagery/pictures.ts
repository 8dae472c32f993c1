import { samplePicture } from "./picture.ts";
import type { Picture } from "./picture.ts";
import { SITTERS } from "./portraits/cast.ts";
import { portrait } from "./portraits/portrait.ts";

const two = (number: number) => String(number).padStart(2, "0");

/** Every picture of the project's sample imagery, by name. */
export const PICTURES: readonly Picture[] = [
  ...SITTERS.map((sitter, i) => samplePicture(`portrait-${two(i + 1)}`, () => portrait(sitter), 600)),
];
