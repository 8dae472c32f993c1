/**
 * The same question, asked at most once in `ms`: whoever asks meanwhile gets the kept answer, and those who ask at the
 * same time share one. `now` is in milliseconds from any fixed point.
 */
export function keepFor<Answer>(ms: number, now: () => number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let kept: { answer: Promise<Answer>; askedAt: number } | undefined;
  return () => {
    if (!kept || now() - kept.askedAt >= ms) kept = { answer: ask(), askedAt: now() };
    return kept.answer;
  };
}
