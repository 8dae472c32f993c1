import { OPEN_BOOK_ANCHORS, type OpenBookAnchor } from "./blocks.ts";
import type { HasOpenBook } from "./open-book-anchors.ts";
import type { OpenBookBlock, OpenBookRow } from "./open-book-schema.ts";

export interface Rate extends OpenBookRow {
  anchor: OpenBookAnchor;
  block: OpenBookBlock;
  amount: number;
  validFrom: string;
}

/** Every rate of a hospital's open book, whatever part it stands in. */
export function ratesOf({ openBook }: Pick<HasOpenBook, "openBook">): Rate[] {
  return OPEN_BOOK_ANCHORS.flatMap((anchor) => {
    const block = openBook?.[anchor];
    return (block?.rows ?? []).flatMap((row) => {
      const { amount, validFrom } = row;
      return block && amount !== undefined && validFrom ? [{ ...row, anchor, block, amount, validFrom }] : [];
    });
  });
}

/** Whether a block may be out of date on a day, e.g. "2027-06-01". */
export function isOutdated({ outdatedFrom }: Pick<OpenBookBlock, "outdatedFrom">, day: string): boolean {
  return day >= outdatedFrom;
}
