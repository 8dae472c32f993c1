import type { Covering, StatementCoverage } from "./coverage.ts";

interface Checklist {
  /** Each part's file and its statements. */
  parts: Record<string, StatementCoverage>;
  /** The numbers that must be covered. */
  numbers: readonly number[];
  /** The titles of a file's tests; nothing when there is no such file. */
  findTitles: (file: string) => readonly string[] | undefined;
}

/** What is wrong with the checklist, a sentence each; empty when every statement has a test that exists. */
export function findCoverageFaults({ parts, numbers, findTitles }: Checklist): string[] {
  const faults: string[] = [];
  const partOf = new Map<number, string>();
  for (const [part, statements] of Object.entries(parts)) {
    for (const [key, [says, ...coveredBy]] of Object.entries(statements)) {
      const number = Number(key);
      const earlier = partOf.get(number);
      if (earlier) faults.push(`${number} is named in ${earlier} and in ${part}`);
      partOf.set(number, part);
      if (!numbers.includes(number)) faults.push(`${number} in ${part} is no number of this checklist`);
      if (says.trim() === "") faults.push(`${number} in ${part} does not say what it states`);
      if (coveredBy.length === 0) faults.push(`${number} in ${part} names no test`);
      for (const covering of coveredBy) faults.push(...findFault(number, covering, findTitles));
    }
  }
  for (const number of numbers) {
    if (!partOf.has(number)) faults.push(`${number} has no test`);
  }
  return faults;
}

function findFault(number: number, { file, title }: Covering, findTitles: Checklist["findTitles"]): string[] {
  const titles = findTitles(file);
  if (!titles) return [`${number} names ${file}, which does not exist`];
  return titles.includes(title) ? [] : [`${number} names a test that ${file} does not hold: ${title}`];
}
