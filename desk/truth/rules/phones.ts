import { found, inFile, placeOf, rowsOf, type Finding, type Ground, type HospitalFacts } from "../ground.ts";
import { inLanguages, list, object, word } from "../placed-texts.ts";
import { dial, pattern, phonesIn, words } from "../readings.ts";

const NO_CASUALTY = "the hospital has no casualty: this number is not shown";
const USES = words.phoneUses.map(({ words: source, fields }) => ({ test: pattern(source), fields }));

/** Numbers in sentences against those of the hospital, and what each number is said to be for. */
export function findPhones({ hospitals, said, facts }: Ground): Finding[] {
  const numbers = facts
    .filter(({ path, hospital }) => hospital && /(?:[pP]hone|whatsapp)$|^contactNumber/.test(path))
    .map(({ value, ...at }) => ({ ...at, dialled: dial(value) }));
  const unused = hospitals
    .filter(notShown)
    .map((one) => found("phone", inFile(one, "contact.emergencyPhone"), notShown(one), NO_CASUALTY));
  const inSentences = said.flatMap((one): Finding[] => {
    const { hospital, text, whole, entry } = one;
    const phones = entry?.type === "doctors" ? [] : phonesIn(text);
    const unknown = phones.flatMap(({ written, dialled }) => {
      if (hospital && dialled === notShown(hospital)) return found("phone", one, text, NO_CASUALTY);
      const owners = numbers.filter((number) => number.dialled === dialled);
      const isNamed = owners.some((owner) => owner.hospital?.towns.some((town) => whole.includes(town)));
      if (isNamed || owners.some((owner) => owner.hospital === (hospital ?? owner.hospital))) return [];
      const why = owners[0] ? `of another hospital: ${placeOf(owners[0])}` : "no field has this number";
      return found("phone", one, `${written}: ${text}`, why);
    });
    const wrong = hospital && phones.length === 1 && findWrongUse(text, phones[0]!.dialled, hospital);
    return wrong ? [...unknown, found("phone", one, text, wrong)] : unknown;
  });
  return [...inSentences, ...hospitals.flatMap(findWrongLines), ...unused];
}

/** The number for emergencies of a hospital that has no casualty. */
const notShown = ({ hasCasualty, contact }: HospitalFacts) => (hasCasualty ? "" : dial(word(contact.emergencyPhone)));

const mainsOf = ({ contact }: HospitalFacts) =>
  Object.entries(contact).flatMap(([key, value]) => (/phone|whatsapp/i.test(key) ? [[key, word(value)] as const] : []));

const linesOf = (hospital: HospitalFacts) =>
  list(hospital.contact.helplines).map((line, at) => ({
    ...{ row: object(line), names: inLanguages(line, "label"), ...inFile(hospital, `contact.helplines.${at}.phone`) },
  }));

/** A number of the hospital that is for something else than the sentence says, or the label of its line. */
function findWrongUse(said: string, dialled: string, hospital: HospitalFacts, isLine = false): string | undefined {
  const [use, ...others] = USES.filter(({ test }) => test.test(said));
  const used = mainsOf(hospital).find(([, phone]) => dial(phone) === dialled)?.[0];
  if (!use || others.length > 0 || (!used && !isLine)) return undefined;
  const lines = linesOf(hospital).filter(({ names }) => names.some((label) => use.test.test(label)));
  const ofFields = use.fields.map((field) => word(hospital.contact[field])).filter(Boolean);
  const ofLines = isLine && use.fields.length > 0 ? [] : lines.map(({ row }) => word(row.phone));
  const right = [...ofFields, ...ofLines];
  if (right.length === 0 || right.some((phone) => dial(phone) === dialled)) return undefined;
  return `${hospital.folder}/hospital.json has ${right[0]} for this${used ? `; this is contact.${used}` : ""}`;
}

const findWrongLines = (hospital: HospitalFacts): Finding[] =>
  [...linesOf(hospital), ...rowsOf(hospital, "grievance")].flatMap(({ row, names, ...at }) => {
    const wrong = typeof row.phone === "string" && findWrongUse(names[0] ?? "", dial(row.phone), hospital, true);
    return wrong ? found("phone", at, `${names[0]}: ${word(row.phone)}`, wrong) : [];
  });
