import type { Brand } from "./load-brand.server.ts";

export type BrandMark = Omit<Brand["emblem"], "svg">;

export function emblemOf({ emblem, hospitalEmblems }: Brand, hospitalId = ""): Brand["emblem"] {
  return hospitalEmblems[hospitalId] ?? emblem;
}

/** The wide mark of a hospital, which may have its own; the group's where the hospital shows the group's emblem. */
export function wideMarkOf(
  { wideMark, hospitalWideMarks, hospitalEmblems }: Brand,
  hospitalId = "",
): BrandMark | undefined {
  return hospitalWideMarks[hospitalId] ?? (hospitalEmblems[hospitalId] ? undefined : wideMark);
}
