/** What of two texts is in one of them alone, line by line in their order. */
export function changedLines({ before, after }: { before: string; after: string }): {
  gone: string[];
  added: string[];
} {
  const [old, now] = [linesOf(before), linesOf(after)];
  return { gone: without(old, now), added: without(now, old) };
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

function without(lines: string[], others: string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
