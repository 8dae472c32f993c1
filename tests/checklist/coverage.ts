/** A test that would fail if the statement broke. */
export interface Covering {
  /** From the project's folder. */
  file: string;
  /** As it stands in the source, the placeholders of a table's or template's title included. */
  title: string;
}

/** A statement's number, what it says, and the tests that cover it. */
export type StatementCoverage = Record<number, readonly [says: string, ...coveredBy: [Covering, ...Covering[]]]>;

export function covers(file: string, title: string): Covering {
  return { file, title };
}
