import { findFile, found, hasPart, inFile, slugsOf, type Finding, type Ground, type HospitalFacts } from "../ground.ts";
import { inLanguages, object } from "../placed-texts.ts";
import { pattern, words } from "../readings.ts";

const NO_CLAIM = /insurers|stats|holidays|gallery/;

/** Sentences that a hospital has what its facts do not have. */
export function findClaims(ground: Ground): Finding[] {
  const departments = slugsOf(ground).map((slug) => {
    const names = inLanguages(findFile(ground.files, slug), "name").filter(Boolean);
    const name = `(?<![\\p{L}\\p{M}-])(?:${names.join("|")})`;
    return { id: slug, needs: [slug], words: `${words.departmentBefore}${name}|${name}(?:${words.departmentBehind})` };
  });
  // A box of the group that only hospitals with what it needs show.
  const needs = new Set(ground.facts.map(({ path }) => path));
  const hasNeeds = (path: string) => needs.has(`${path.split(".text")[0]}.needs.0`);
  return ground.hospitals.flatMap((hospital) => {
    const missing = [...words.claims, ...departments].filter(
      (claim) => !claim.needs.some((part) => has(hospital, part)),
    );
    const claims = missing.map((claim) => ({ unless: words.negation, isShared: false, ...claim }));
    const inSentences = ground.said.flatMap((one) => {
      const { file, path, text, entry, hospital: own = hospital } = one;
      const isShared = !one.hospital || /^(?:departments|facilities)\//.test(file);
      if (own !== hospital || NO_CLAIM.test(`${file} ${path}`) || (entry && !/news|careers|notices/.test(entry.type)))
        return [];
      return claims
        .filter((claim) => (claim.isShared || !isShared) && pattern(claim.words).test(text))
        .filter(({ unless }) => !pattern(unless).test(text) && !hasNeeds(path))
        .map(({ id }) => found("claim", { file, path, hospital }, text, `${hospital.folder} does not list ${id}`));
    });
    return [...findCare(hospital), ...inSentences];
  });
}

const FACILITIES = Object.entries({ cathLab: "cathlab_24_x_7", bloodBank: "blood_bank", dialysis: "dialysis_24_x_7" });

/** What its casualty says that it has, without a casualty or without the facility for it. */
function findCare(hospital: HospitalFacts): Finding[] {
  const care = object(hospital.json.emergencyCare);
  // One outside the menu has its page, and is what other hospitals have.
  const missing = FACILITIES.filter(([fact, slug]) => fact in care && !hospital.facilities.menu.includes(slug));
  const parts = hospital.hasCasualty ? missing : Object.keys(care).map((fact) => [fact, "a casualty"]);
  return parts.map(([fact = "", part]) =>
    found("claim", inFile(hospital, `emergencyCare.${fact}`), fact, `${hospital.folder} does not list ${part}`),
  );
}

/** What a casualty has is said in `emergencyCare`, once a hospital says anything there. */
function has(hospital: HospitalFacts, part: string): boolean {
  const care = hospital.json.emergencyCare;
  return part in object(care) || hasPart(hospital, part === "cathLab" && !care ? "cathlab_24_x_7" : part);
}
