/** Says how many seconds to wait until the next one is allowed; 0 when this one is. */
export type TokenBuckets = (key: string) => number;

interface Bucket {
  tokens: number;
  at: number;
}

export interface TokenBucketOptions {
  /** How many may come at once. */
  burst: number;
  perHour: number;
  /** Milliseconds from any fixed moment. */
  now: () => number;
  /** Most keys remembered; the one unheard of for longest is forgotten, and its bucket is full again. */
  maxKeys?: number;
}

/** Counts by key: each bucket holds up to `burst` tokens and fills up again at the hourly rate. */
export function createTokenBuckets({ burst, perHour, now, maxKeys = 50_000 }: TokenBucketOptions): TokenBuckets {
  const buckets = new Map<string, Bucket>();
  const perMs = perHour / 3_600_000;
  return (key) => {
    const at = now();
    const last = buckets.get(key) ?? { tokens: burst, at };
    // A clock that is set back gives nothing and takes nothing.
    const tokens = Math.min(burst, last.tokens + Math.max(0, at - last.at) * perMs);
    // Whole milliseconds, or a token that lacks its last digit would be given and not taken away.
    const waitMs = Math.max(0, Math.round((1 - tokens) / perMs));
    buckets.delete(key);
    buckets.set(key, { tokens: waitMs > 0 ? tokens : tokens - 1, at });
    const oldest = buckets.size > maxKeys ? buckets.keys().next().value : undefined;
    if (oldest !== undefined) buckets.delete(oldest);
    return Math.ceil(waitMs / 1000);
  };
}
