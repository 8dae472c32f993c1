/** Who may work at the desk, as `data/editors.json` says. */
export interface Editor {
  /** In small letters. */
  address: string;
  name: string;
  /** A writer drafts and proposes; what changes pages is for publishers alone. */
  role: "writer" | "publisher";
  /** Ids of hospitals. */
  hospitals: "all" | readonly string[];
}

/** Whether all of these hospitals are the editor's. */
export function hasHospitals({ hospitals }: Pick<Editor, "hospitals">, ids: readonly string[]): boolean {
  return hospitals === "all" || ids.every((id) => hospitals.includes(id));
}

/** What a session is bound to, as text. */
export function sayRights({ role, hospitals }: Editor): string {
  return `${role} ${hospitals === "all" ? hospitals : hospitals.toSorted().join(",")}`;
}
