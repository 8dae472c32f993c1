import type { Drawing } from "./drawing.ts";
import { BONES_AND_MOVEMENT } from "./family/bones-and-movement.ts";
import { BRAIN_AND_NERVES } from "./family/brain-and-nerves.ts";
import { HEART_AND_LUNGS } from "./family/heart-and-lungs.ts";
import { INNER_ORGANS } from "./family/inner-organs.ts";
import { INSTRUMENTS } from "./family/instruments.ts";
import { MOTHER_AND_CHILD } from "./family/mother-and-child.ts";
import { PEOPLE } from "./family/people.ts";
import { PLACES_AND_TIMES } from "./family/places-and-times.ts";
import { SENSES_AND_SKIN } from "./family/senses-and-skin.ts";

/** Departments, facilities and what else is medical, by the names data/ uses. */
export const FAMILY: Record<string, Drawing> = {
  ...HEART_AND_LUNGS,
  ...BRAIN_AND_NERVES,
  ...INNER_ORGANS,
  ...SENSES_AND_SKIN,
  ...BONES_AND_MOVEMENT,
  ...MOTHER_AND_CHILD,
  ...INSTRUMENTS,
  ...PEOPLE,
  ...PLACES_AND_TIMES,
};
