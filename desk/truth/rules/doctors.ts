import { plainName } from "#answers/visit-doubts.ts";
import { foldText } from "#site/search/fold.ts";
import { fieldOf, findFile, found, slugsOf } from "../ground.ts";
import type { Finding, Ground, HospitalFacts, Place, SourceEntry } from "../ground.ts";
import { inLanguages, word } from "../placed-texts.ts";
import { NUMBER, pattern, readNumber, remember, words } from "../readings.ts";

const NAMED = pattern(`(?:${words.title})((?:[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}.]*[ \\u00A0]*){1,4})`, "gu");
const [NO_NAME, MAY_NAME] = [pattern(words.noName), /D|P|ഡോ/];
const nameOf = (doctor: SourceEntry) => word(fieldOf(doctor, "name"));
const keysOf = remember((name) => foldText(name).filter((key) => key.length > 2 && !NO_NAME.test(key)));
const foldName = remember((name) => foldText(name).join(" "));

/** Doctors in sentences and lists against those who are there. */
export function findDoctors(ground: Ground): Finding[] {
  const { said, hospitals, site, isHosted } = ground;
  if (isHosted) return [];
  const isLeader = /(?:leaders|messages)\.\d+\.text\.\w+\.name$/;
  const others = said.flatMap(({ path, text }) => (isLeader.test(path) ? text : []));
  const holidays = JSON.stringify(site.holidays);
  const all = hospitals.flatMap(({ doctors }) => doctors.map(nameOf));
  const strangers = said.flatMap((one) => {
    const here = [...(one.hospital ? one.hospital.doctors.map(nameOf) : all), ...others];
    const named =
      /\.name$|^name /.test(one.path) || !MAY_NAME.test(one.text) ? [] : Array.from(one.text.matchAll(NAMED));
    return named.flatMap(([whole, name = ""]) => {
      const isKnown = (known: string) => isLike(name, known);
      if (keysOf(name).length === 0 || here.some(isKnown) || holidays.includes(name.trim().split(" ").at(-1)!))
        return [];
      const where = all.some(isKnown) ? "is listed in another hospital" : "is not listed";
      return found("doctor", one, one.text, `${whole.trim()} ${where}`);
    });
  });
  return [...strangers, ...hospitals.flatMap((one) => [...findInLists(one, ground), ...findInEntries(one, ground)])];
}

/** A Malayalam name may have an ending, and other words of the sentence behind it. */
function isLike(name: string, known: string): boolean {
  const isSame = (key: string, own: string) => own === key || (key.length > 4 && own.startsWith(key.slice(0, 5)));
  const keys = keysOf(name).slice(0, /^[A-Z]/.test(name) ? 2 : 1);
  return keys.every((key) => keysOf(known).some((own) => isSame(key, own)));
}

const namesOf = ({ files }: Ground, slug: string) => {
  const file = findFile(files, slug);
  return [slug.replaceAll("_", " "), word(file.queryName), ...inLanguages(file, "name")].map(foldName);
};

const listingsOf = ({ entries }: HospitalFacts, names: string[]) =>
  entries.filter((one) => one.type === "departments" && names.includes(foldName(word(fieldOf(one, "departments")))));

function findInLists(hospital: HospitalFacts, ground: Ground): Finding[] {
  return hospital.departments.menu.flatMap((slug) => {
    const here = listingsOf(hospital, namesOf(ground, slug));
    const ids = JSON.stringify(here.map((one) => fieldOf(one, "doctors")));
    const file = here[0] ? `departments/${here[0].id}` : `${hospital.folder}/departments.json`;
    const isListed = hospital.doctors.some(({ id }) => ids.includes(`"${id}"`));
    return isListed
      ? []
      : found("doctor", { file, path: slug, hospital }, slug, "no doctor of the hospital is listed in it");
  });
}

function findInEntries(hospital: HospitalFacts, ground: Ground): Finding[] {
  const own = hospital.departments.all.flatMap((slug) => namesOf(ground, slug));
  const strange = slugsOf(ground)
    .flatMap((slug) => namesOf(ground, slug))
    .filter((name) => !own.includes(name));
  return hospital.doctors.flatMap((doctor, index) => {
    const at = { file: `doctors/${doctor.id}`, path: "", hospital };
    const center = word(fieldOf(doctor, "centerOfExcellence"));
    const same = hospital.doctors.slice(0, index).find((one) => plainName(nameOf(one)) === plainName(nameOf(doctor)));
    const twice = same ? [found("doctor", at, nameOf(doctor), `doctors/${same.id} has the same name`)] : [];
    const noSuch = `${hospital.folder}/departments.json has no such department`;
    const isStrange = strange.includes(foldName(center)) ? [found("doctor", at, center, noSuch)] : [];
    const slugs = hospital.departments.all.filter((slug) => namesOf(ground, slug).includes(foldName(center)));
    const lists = slugs.flatMap((slug) => listingsOf(hospital, namesOf(ground, slug)));
    const isListed = lists.length === 0 || JSON.stringify(lists.map((one) => one.fields.doctors)).includes(doctor.id);
    const other = isListed ? [] : [found("doctor", at, center, `departments/${lists[0]!.id} does not list them`)];
    return [...twice, ...isStrange, ...other, ...findExperience(doctor, at, Number(ground.today.slice(0, 4)))];
  });
}

const EXPERIENCE = pattern(words.experience.replace("{n}", `(?<n>${NUMBER})`));

/** More years of experience than since the first degree. */
function findExperience({ fields }: SourceEntry, at: Place, year: number): Finding[] {
  const texts = Object.values(fields).flatMap((all) => Object.values(all).flat().map(word));
  const degrees = Object.values(fields.education ?? {}).flatMap((one) => word(one).match(/\b(?:19|20)\d\d\b/g) ?? []);
  const [first = 0] = degrees.map(Number).toSorted((a, b) => a - b);
  const tooMany = texts.find((text) => year < readNumber(EXPERIENCE.exec(text)?.groups?.n ?? "0") + first);
  return tooMany ? [found("year", at, tooMany, `education: ${first}`)] : [];
}
