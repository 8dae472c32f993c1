import type { HospitalContact, LeaderMessage, Site } from "./site.ts";

const SAMPLE_HOST = /(^|[@./-])example([./]|$)/i;
const SAMPLE_NUMBER = /^(\+91)?0000/;

/** Whether a contact value is an invented one: a number beginning 0000, an e-mail or web address named "example". */
export function isSampleValue(value: string): boolean {
  return SAMPLE_NUMBER.test(value.replace(/\s/g, "")) || SAMPLE_HOST.test(value);
}

/**
 * The invented values still in the site's data, each as "<where>: <field> <value>", so that a start in production can
 * name them (checklist A01). Empty once brand, messages and contact values are an owner's own.
 */
export function listSampleValues({ group, hospitals }: Pick<Site, "group" | "hospitals">): string[] {
  const ofGroup = [
    ...(group.isSample ? [`site.json: isSample true`] : []),
    ...(isSampleValue(group.nursingCollege.url) ? [`site.json: nursingCollege.url ${group.nursingCollege.url}`] : []),
    ...listMessages("site.json", group.messages),
  ];
  const ofHospitals = hospitals.flatMap(({ id, contact, messages }) => [
    ...listOfHospital(id, contact),
    ...listMessages(`hospitals/${id}`, messages),
  ]);
  return [...ofGroup, ...ofHospitals];
}

function listMessages(where: string, messages: LeaderMessage[]): string[] {
  return messages.filter(({ isSample }) => isSample).map(({ id }) => `${where}: message "${id}" isSample true`);
}

function listOfHospital(id: string, { helplines, ...contact }: HospitalContact): string[] {
  const fields = [
    ...Object.entries(contact),
    ...helplines.map(({ label, phone }) => [`helpline "${label}"`, phone] as const),
  ];
  return fields.flatMap(([field, value]) => {
    const text = typeof value === "object" && "printed" in value ? value.printed : value;
    return typeof text === "string" && isSampleValue(text) ? [`hospitals/${id}: ${field} ${text}`] : [];
  });
}
