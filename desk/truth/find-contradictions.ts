import { createGround, found, type Finding, type Ground, type TruthSource } from "./ground.ts";
import { findAddresses, findOtherHospitals } from "./rules/addresses.ts";
import { findClaims } from "./rules/claims.ts";
import { findCounts } from "./rules/counts.ts";
import { findDates, findYears } from "./rules/dates.ts";
import { findDoctors } from "./rules/doctors.ts";
import { findForbiddenWords } from "./rules/forbidden-words.server.ts";
import { findHours, findVisits } from "./rules/hours.ts";
import { findLinks, listOutside } from "./rules/links.ts";
import { findOpenBooks } from "./rules/open-books.ts";
import { findPhones } from "./rules/phones.ts";
import { findPrices } from "./rules/prices.ts";
import { findTranslations } from "./rules/translations.ts";

/** In the order in which they are listed. */
const RULES: readonly ((ground: Ground) => Finding[])[] = [
  ...[findPhones, findAddresses, findOtherHospitals, findHours, findCounts, findYears, findDates, findDoctors],
  ...[findClaims, findTranslations, findOpenBooks, findPrices, findLinks, findVisits],
];

/** What a site says against itself, and the links to other sites, which nobody fetched. */
export async function findContradictions(source: TruthSource, siteDataDir: string) {
  const ground = createGround(source);
  const wholes = ground.said
    .filter(({ text, whole }) => whole.startsWith(text))
    .map((one) => ({ ...one, text: one.whole }));
  const words = await findForbiddenWords(siteDataDir, wholes);
  const all: Finding[] = [
    ...RULES.flatMap((rule) => rule(ground)),
    ...words.map(({ placed, message }) => found("words", placed, placed.text, message)),
  ];
  const findings = new Map(all.map((one) => [`${one.kind} ${one.file} ${one.path} ${one.says}`, one]));
  return { findings: [...findings.values()], outside: listOutside(ground) };
}
