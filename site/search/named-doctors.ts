import type { Hospital } from "#site/hospitals/site.ts";
import type { FindableDoctor } from "./findable-content.ts";
import { createStopWordTest, foldText, foldWord, splitWords } from "./fold.ts";
import { likenessByMistakes } from "./likeness.ts";
import type { SearchWords } from "./search-words.server.ts";

export interface DoctorTarget {
  kind: "doctor";
  doctor: FindableDoctor;
  hospital: Hospital;
}

const MIN_NAME_LIKENESS = 0.68;
/** Shorter parts of a name are initials or common words. */
const MIN_NAME_LETTERS = 3;

/**
 * Finds the doctors of whom a text has a part of the name and besides only their department, however it is called, or
 * their place. `findDepartments` gives the slugs that a text may mean. A name alone finds nobody here.
 */
export function createNameSpotter<T extends DoctorTarget>(
  targets: readonly T[],
  { rules, steering }: Pick<SearchWords, "rules" | "steering">,
  findDepartments: (text: string) => string[],
): (text: string) => Set<T> {
  const isStopWord = createStopWordTest(rules.stopWords);
  // "Baby" and "Kutty" are names, and children.
  const common = new Set(steering.flatMap(({ words }) => words).flatMap(foldText));
  const known = targets.map((target) => ({
    target,
    names: foldText(target.doctor.name).filter((word) => word.length >= MIN_NAME_LETTERS && !common.has(word)),
    places: foldText(`${target.hospital.name} ${target.hospital.place}`),
  }));
  const namesBy = Map.groupBy(new Set(known.flatMap(({ names }) => names)), (name) => name.slice(0, 1));

  return (text) => {
    const words = splitWords(text).flatMap((word) => (isStopWord(word) ? [] : [{ word, key: foldWord(word) }]));
    const named = new Set(
      words.flatMap(({ key }) => (namesBy.get(key.slice(0, 1)) ?? []).filter((name) => isLike(key, name))),
    );
    if (words.length < 2 || named.size === 0) return new Set();
    const slugsOf = new Map<string, string[]>();
    const isMeant = ({ target, names, places }: (typeof known)[number]) => {
      const rest = words.filter(({ key }) => !names.some((name) => isLike(key, name)));
      const beside = rest.filter(({ key }) => !places.some((place) => isLike(key, place)));
      if (rest.length === 0 || rest.length === words.length) return false;
      if (beside.length === 0) return true;
      const other = beside.map(({ word }) => word).join(" ");
      const slugs = slugsOf.get(other) ?? findDepartments(other);
      slugsOf.set(other, slugs);
      // A doctor whom no department lists is known by what the doctor is trained in.
      const { departments, field } = target.doctor;
      return (departments.length > 0 ? departments : findDepartments(field)).some((slug) => slugs.includes(slug));
    };
    return new Set(
      known.filter((one) => one.names.some((name) => named.has(name)) && isMeant(one)).map(({ target }) => target),
    );
  };
}

function isLike(word: string, other: string): boolean {
  return likenessByMistakes(word, other) >= MIN_NAME_LIKENESS;
}
