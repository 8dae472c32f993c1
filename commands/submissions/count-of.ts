/** A number of submissions in words: "1 submission", "2 submissions". */
export function countOf(count: number, noun = "submission"): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
