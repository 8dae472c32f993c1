/** Who may work at the desk, as `data/editors.json` says. */
export interface Editor {
  /** In small letters. */
  address: string;
  name: string;
  role: "writer" | "publisher";
  /** Ids of hospitals. */
  hospitals: "all" | readonly string[];
}

/** What a page or an act of the desk needs. */
export type Right = "write" | "publish" | "notices" | "calls" | "people";

const RIGHTS: Record<Editor["role"], readonly Right[]> = {
  writer: ["write", "calls"],
  publisher: ["write", "publish", "notices", "calls", "people"],
};

/** Whether the role has the right; nothing is allowed that is not listed. */
export function mayDo({ role }: Pick<Editor, "role">, right: Right): boolean {
  return RIGHTS[role].includes(right);
}

/** Whether all of these hospitals are the editor's. */
export function hasHospitals({ hospitals }: Pick<Editor, "hospitals">, ids: readonly string[]): boolean {
  return hospitals === "all" || ids.every((id) => hospitals.includes(id));
}

/** What a session is bound to, as text. */
export function sayRights({ role, hospitals }: Editor): string {
  return `${role} ${hospitals === "all" ? hospitals : hospitals.toSorted().join(",")}`;
}
