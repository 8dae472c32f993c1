import { BLACK_HAIR, BROWN_HAIR, GREY_HAIR, GREYING_HAIR, SILVER_HAIR } from "./look.ts";
import type { Look } from "./look.ts";

const woman = (look: Partial<Look>): Look => ({
  sex: "f",
  skin: 2,
  face: "oval",
  hair: "centre-bun",
  hairColour: BLACK_HAIR,
  age: 30,
  smile: "soft",
  ...look,
});
const man = (look: Partial<Look>): Look => ({
  sex: "m",
  skin: 2,
  face: "oval",
  hair: "side-part",
  hairColour: BLACK_HAIR,
  age: 30,
  smile: "soft",
  ...look,
});

/** Faces that return through the scenes: staff first, then patients and families. */
export const FACES = {
  drLekha: woman({ skin: 2, jasmine: true, bindi: true, earring: "jhumka", smile: "open" }),
  drMathew: man({ skin: 1, beard: "moustache", glasses: "square", age: 40 }),
  drSafiya: woman({ skin: 4, hair: "hijab", hairColour: "#4b7f9b", glasses: "round" }),
  drArjun: man({ skin: 0, hair: "swept", beard: "short", smile: "open" }),
  drAnnie: woman({ skin: 5, hair: "bob", hairColour: BROWN_HAIR, face: "round", glasses: "round" }),
  drKurian: man({ skin: 3, hair: "receding", hairColour: GREY_HAIR, age: 60, beard: "moustache", face: "long" }),
  drPriya: woman({ skin: 1, hair: "braid", bindi: true, smile: "open" }),
  drYusuf: man({ skin: 3, hair: "skullcap", hairColour: "#f7f3e8", beard: "full" }),
  drIndira: woman({ skin: 3, hair: "side-bun", hairColour: GREY_HAIR, age: 60, bindi: true, glasses: "rimless" }),
  nurseMini: woman({ skin: 1, hair: "ponytail", smile: "open" }),
  nurseSheeba: woman({ skin: 3, hair: "top-bun", face: "round", earring: "pearl" }),
  nurseAmal: man({ skin: 2, hair: "crop", beard: "stubble", face: "square" }),
  nurseGrace: woman({ skin: 0, hair: "curls", smile: "open", face: "heart" }),
  nurseHaseena: woman({ skin: 2, hair: "hijab", hairColour: "#7fb3ab", smile: "open" }),
  sisterTreesa: woman({ skin: 3, hair: "veil", hairColour: "#eef1f4", age: 50, face: "round", glasses: "round" }),
  technician: man({ skin: 4, hair: "wavy", hairColour: BROWN_HAIR, glasses: "round" }),
  porter: man({ skin: 0, hair: "short-curls", face: "round", beard: "thin-moustache" }),
  cook: man({ skin: 1, hair: "skullcap", hairColour: "#ffffff", face: "round", beard: "moustache", age: 40 }),
  grandfather: man({ skin: 2, hair: "bald", hairColour: SILVER_HAIR, age: 70, beard: "moustache", glasses: "square" }),
  grandmother: woman({ skin: 1, hair: "side-bun", hairColour: SILVER_HAIR, age: 70, bindi: true }),
  grandmotherShawl: woman({ skin: 4, hair: "shawl", hairColour: "#e9dcc4", age: 70 }),
  farmer: man({ skin: 0, hair: "wavy", hairColour: GREYING_HAIR, age: 50, beard: "moustache" }),
  mother: woman({ skin: 3, hair: "braid", bindi: true, smile: "soft" }),
  motherShawl: woman({ skin: 2, hair: "shawl", hairColour: "#b65a72" }),
  youngWoman: woman({ skin: 4, hair: "waves", hairColour: BROWN_HAIR, smile: "open" }),
  student: woman({ skin: 1, hair: "ponytail", face: "heart" }),
  father: man({ skin: 2, hair: "side-part", beard: "moustache" }),
  youngMan: man({ skin: 3, hair: "swept", beard: "stubble", smile: "open" }),
  boy: man({ skin: 2, hair: "crop", age: 10, smile: "open", face: "round" }),
  girl: woman({ skin: 3, hair: "ponytail", age: 10, smile: "open", face: "round" }),
  girlCurls: woman({ skin: 0, hair: "curls", age: 10, smile: "open", face: "round" }),
} as const satisfies Record<string, Look>;
