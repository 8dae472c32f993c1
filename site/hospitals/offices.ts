import type { Hospital, Site } from "./site.ts";

/** Who answers what is sent to hospitals: the office of one, or the group's, which is like the main hospital's. */
export type Office = Hospital & { hospitals: readonly Hospital[] };

interface OfficeSite {
  hospitals: readonly Hospital[];
  group?: Pick<Site["group"], "name" | "office">;
  prefix?: string;
}

/** No folder of a hospital has such a name. */
const GROUP_ID = "(group)";

/** The hospitals' offices, and the group's where the data names its mailbox and there are several hospitals. */
export function listOffices({ group, hospitals, prefix = "" }: OfficeSite): Office[] {
  const own = hospitals.map((hospital) => ({ ...hospital, hospitals: [hospital] }));
  const [main] = hospitals;
  if (!group?.office || !main || hospitals.length < 2) return own;
  const { secondReceivingAddress: _second, officeLanguage: _language, ...contact } = main.contact;
  const names = { id: GROUP_ID, basePath: prefix, name: group.name, place: "" };
  return [...own, { ...main, ...names, contact: { ...contact, ...group.office }, hospitals }];
}
