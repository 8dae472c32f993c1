import type { Brand } from "./load-brand.server.ts";

export interface BrandMark {
  url: string;
  width: number;
  height: number;
}

export function emblemOf({ emblem, hospitalEmblems }: Brand, hospitalId = ""): BrandMark & { svg: string } {
  return hospitalEmblems[hospitalId] ?? emblem;
}

/** The wide mark of a hospital, which may have its own; the group's where the hospital shows the group's emblem. */
export function wideMarkOf(
  { wideMark, hospitalWideMarks, hospitalEmblems }: Brand,
  hospitalId = "",
): BrandMark | undefined {
  return hospitalWideMarks[hospitalId] ?? (hospitalEmblems[hospitalId] ? undefined : wideMark);
}
