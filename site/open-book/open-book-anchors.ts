import type { Hospital } from "#site/hospitals/site.ts";
import { describeBlock, OPEN_BOOK_ANCHORS, type OpenBookAnchor } from "./blocks.ts";

export type HasOpenBook = Pick<Hospital, "openBook" | "insurers">;

/** The parts of its open book that hold a fact, in the order of the page; empty for a hospital without one. */
export function openBookAnchors(hospital: HasOpenBook): ReadonlySet<OpenBookAnchor> {
  return new Set(OPEN_BOOK_ANCHORS.filter((anchor) => hasFact(hospital, anchor)));
}

function hasFact({ openBook, insurers }: HasOpenBook, anchor: OpenBookAnchor): boolean {
  const block = openBook?.[anchor];
  if (!block) return false;
  const { joins } = describeBlock(anchor);
  const isJoined = joins === "insurers" ? insurers.length > 0 : joins !== undefined;
  const { rows, pages, paragraphs, points } = block;
  return isJoined || rows.length + pages.length + paragraphs.length + points.length > 0;
}
