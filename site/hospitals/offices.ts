import type { Hospital, Site } from "./site.ts";

/** Who answers what is sent to some hospitals: the office of one, or the group's for all. */
export type Office = Pick<Hospital, "id" | "basePath" | "name" | "place"> & {
  contact: Pick<Hospital["contact"], "receivingAddress" | "secondReceivingAddress">;
  hospitals: readonly Hospital[];
};

/** No folder of a hospital has such a name. */
const GROUP_ID = "(group)";

/** The hospitals' offices, and the group's where the data names its mailbox and there are several hospitals. */
export function listOffices({ group, hospitals }: Pick<Site, "group" | "hospitals">): Office[] {
  const own = hospitals.map((hospital) => ({ ...hospital, hospitals: [hospital] }));
  if (!group.office || hospitals.length < 2) return own;
  return [...own, { id: GROUP_ID, basePath: "", name: group.name, place: "", contact: group.office, hospitals }];
}
