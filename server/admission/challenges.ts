import { createHmac, pbkdf2, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { Challenge, Proof } from "#submissions/admission.ts";
import { createTokenBuckets } from "./token-buckets.ts";

/** How much work a challenge is: half of `max` tries on average, each of so many iterations. */
interface Work {
  iterations: number;
  max: number;
}

/** About 0.15 s in the browser of a desk computer and a second or two on a cheap phone. */
const WORK: Work = { iterations: 5000, max: 200 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** A resume may take long to arrive, and the proof is looked at when it is there. */
const VALID_MS = 30 * 60_000;

/**
 * Making one costs milliseconds, on threads that pages are compressed on as well: past so many a second the last ones
 * are given again, so that a flood which solves none costs next to nothing.
 */
const FRESH_PER_SECOND = 20;

/** Longer headers are no proofs. */
const LONGEST_PROOF = 500;

const EVERYBODY = "everybody";

const derive = promisify(pbkdf2);

export interface Challenges {
  issue(): Promise<Challenge>;
  /** Whether a header's value is a challenge of ours, solved, not expired and not used before; then it is used up. */
  use(proof: string): boolean;
}

export interface ChallengesOptions {
  /** Signs the challenges; processes that share it take each other's. */
  secret: Buffer;
  /** Milliseconds since 1970. */
  now: () => number;
  /** `WORK` when left out. */
  work?: Work | undefined;
}

/**
 * Challenges that need no memory until they are solved. The signature covers the number to be found, so that looking at
 * a proof costs next to nothing, whoever sends one.
 */
export function createChallenges({ secret, now, work = WORK }: ChallengesOptions): Challenges {
  const used = new Map<string, number>();
  const waitForFresh = createTokenBuckets({ burst: FRESH_PER_SECOND, perHour: FRESH_PER_SECOND * 3600, now });
  const recent: Promise<Challenge>[] = [];

  function sign({ salt, expires, number }: Omit<Proof, "signature">): Buffer {
    return createHmac("sha256", secret).update(`${salt} ${expires} ${number}`).digest();
  }

  /** They stand about in the order in which they expire. */
  function forgetExpired(): void {
    for (const [salt, expires] of used) {
      if (expires >= now()) return;
      used.delete(salt);
    }
  }

  async function make(): Promise<Challenge> {
    const number = randomInt(work.max);
    const salt = randomBytes(SALT_BYTES);
    const key = await derive(String(number), salt, work.iterations, KEY_BYTES, "sha256");
    const given = { salt: salt.toString("base64url"), expires: now() + VALID_MS };
    const signature = sign({ ...given, number }).toString("hex");
    return { ...given, ...work, key: key.toString("hex"), signature };
  }

  function makeAndKeep(): Promise<Challenge> {
    const challenge = make();
    recent.push(challenge);
    if (recent.length > FRESH_PER_SECOND) recent.shift();
    return challenge;
  }

  /** One of the last that nobody has solved yet. */
  async function findRecent(): Promise<Challenge | undefined> {
    const unsolved = (await Promise.all(recent)).filter(
      ({ salt, expires }) => !used.has(salt) && expires > now() + VALID_MS / 2,
    );
    return unsolved[randomInt(Math.max(1, unsolved.length))];
  }

  return {
    async issue() {
      return (waitForFresh(EVERYBODY) > 0 ? await findRecent() : undefined) ?? makeAndKeep();
    },
    use(text) {
      const proof = readProof(text);
      if (!proof || proof.expires < now() || used.has(proof.salt)) return false;
      if (!isSame(sign(proof), Buffer.from(proof.signature, "hex"))) return false;
      forgetExpired();
      used.set(proof.salt, proof.expires);
      return true;
    },
  };
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

function readProof(text: string): Proof | undefined {
  if (text.length > LONGEST_PROOF) return undefined;
  try {
    const proof = JSON.parse(Buffer.from(text, "base64").toString()) as Partial<Proof> | null;
    const { salt, expires, number, signature } = proof ?? {};
    const isWhole = typeof salt === "string" && typeof signature === "string" && typeof expires === "number";
    return isWhole && typeof number === "number" ? { salt, expires, number, signature } : undefined;
  } catch {
    return undefined;
  }
}
