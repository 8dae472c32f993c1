/** Minutes since a day's midnight, or moments. */
export interface Span {
  from: number;
  to: number;
}

/** What is left of the spans without the others. */
export function cut(spans: readonly Span[], others: readonly Span[]): Span[] {
  let left = spans.map(({ from, to }) => ({ from, to }));
  for (const other of others)
    left = left.flatMap(({ from, to }) =>
      other.to <= from || to <= other.from
        ? [{ from, to }]
        : [
            { from, to: other.from },
            { from: other.to, to },
          ].filter((part) => part.from < part.to),
    );
  return left;
}
