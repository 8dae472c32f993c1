import { found, inFile, type Finding, type Ground, type HospitalFacts } from "../ground.ts";
import { object, word } from "../placed-texts.ts";
import { pattern, words } from "../readings.ts";

const PIN = /(?<![\d.,+–-])(pin(?:code)?[ :.–-]*|പിൻ(?:കോഡ്)?[ :.–-]*)?(\d{3} ?\d{3})(?![\d.,]*\d)/giu;
const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;
const MAP_POINT = /(?:mlat=|[@=]|map=\d+\/)(\d+\.\d+)(?:&mlon=|[,/])(\d+\.\d+)/;
const NEAR_DEGREES = 0.01;

/** PIN codes, e-mail domains and points of the map against `hospital.json`. */
export function findAddresses({ hospitals, said, site, facts }: Ground): Finding[] {
  const own = [...hospitals.map(({ contact }) => contact.email), object(site.office).receivingAddress];
  const domains = [...new Set(own.map((address) => word(address).split("@")[1] ?? ""))];
  const isOwn = (address: string) => domains.some((domain) => `.${address.split("@")[1]}`.endsWith(`.${domain}`));
  const fields = facts.filter(({ path, file }) => /(?:^|\.)email$/.test(path) && !/authorities/.test(path + file));
  const addresses = said.flatMap((one) => Array.from(one.text.matchAll(EMAIL), ([value]) => ({ ...one, value })));
  const strangers = [...fields, ...addresses].filter(({ value }) => !isOwn(value));
  const pins = said.flatMap((one) => {
    const right = word(one.hospital?.contact.postalCode).replace(" ", "");
    return Array.from(one.text.matchAll(PIN)).flatMap(([, name, digits = ""]) => {
      const isPin = name ?? (/^6[789]/.test(digits) && !/₹|\brs\b|rupees|രൂപ/iu.test(one.text));
      const isRight = right === "" || digits.replace(" ", "") === right;
      return !isPin || isRight ? [] : found("address", one, `${digits}: ${one.text}`, `contact.postalCode is ${right}`);
    });
  });
  const isAt = `hospital.json: contact.email is at ${domains.join(", ")}`;
  return [...pins, ...strangers.map((at) => found("address", at, at.value, isAt)), ...hospitals.flatMap(findPoint)];
}

function findPoint(hospital: HospitalFacts): Finding[] {
  const { latitude, longitude } = object(hospital.contact.geo);
  if (typeof latitude !== "number" || typeof longitude !== "number") return [];
  const isInKerala = latitude > 8 && latitude < 13 && longitude > 74.5 && longitude < 77.7;
  const [, ...point] = MAP_POINT.exec(word(hospital.contact.mapUrl)) ?? [];
  const isFar = point.some((one, axis) => Math.abs(Number(one) - [latitude, longitude][axis]!) > NEAR_DEGREES);
  const why = isInKerala ? `contact.mapUrl has ${point.join(", ")}` : "this point is not in Kerala";
  const at = inFile(hospital, "contact.geo");
  return isFar || !isInKerala ? [found("address", at, `${latitude}, ${longitude}`, why)] : [];
}

/** Another hospital's town or name where a hospital speaks of itself. */
export const findOtherHospitals = ({ hospitals, said }: Ground): Finding[] =>
  said.flatMap((one) => {
    const { hospital, text, path, entry } = one;
    if (!hospital || /\.(?:name|place)$/.test(path) || (entry && !/news|careers|notices/.test(entry.type))) return [];
    const own = [...hospital.names, ...hospital.towns];
    const isNamed = (name: string) => name !== "" && !own.includes(name) && pattern(stemOf(name), "u").test(text);
    const other = hospitals.find(({ names, towns }) => [...names, ...towns].some(isNamed));
    const isOfItself = pattern(words.self).test(text) && !pattern(words.others).test(text);
    const isWrong = other && (isOfItself || path.includes("addressLines"));
    return isWrong ? found("other-hospital", one, text, `this names ${other.folder}`) : [];
  });

const stemOf = (name: string) =>
  `(?<![\\p{L}\\p{M}@.])${/^[a-z]/i.test(name) ? `${name}(?![\\p{L}\\p{M}@])` : name.replace(/[്ർൻൽംഴി]$/u, "")}`;
