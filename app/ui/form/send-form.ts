import type { Challenge } from "./challenge.ts";
import { postJson } from "./post-json.ts";
import { postMultipart } from "./post-multipart.ts";
import type { SendOptions, SendOutcome } from "./send-outcome.ts";

/** After a restart a server knows its challenges no more and gives another one. */
const MOST_CHALLENGES = 2;

/**
 * Sends a form's value, a `FormData` as a form of several parts and any other as JSON, and tells of the first how much
 * has gone out. Where the server asks for work first, the work is done and the same is sent again under the same key,
 * and nobody notices but by a moment's wait.
 */
export async function sendForm(
  api: string,
  value: unknown,
  options: SendOptions,
  onProgress: (share: number) => void = () => {},
): Promise<SendOutcome> {
  let outcome = await post(api, value, options, onProgress);
  for (let solved = 0; solved < MOST_CHALLENGES; solved += 1) {
    if (outcome.status !== "refused" || !outcome.challenge) break;
    const proof = await prove(outcome.challenge);
    if (proof === undefined) break;
    outcome = await post(api, value, { ...options, proof }, onProgress);
  }
  return outcome;
}

function post(
  api: string,
  value: unknown,
  options: SendOptions,
  onProgress: (share: number) => void,
): Promise<SendOutcome> {
  return value instanceof FormData ? postMultipart(api, value, options, onProgress) : postJson(api, value, options);
}

/** The solution is fetched when it is first needed, which is hardly ever. */
async function prove(challenge: Challenge): Promise<string | undefined> {
  try {
    const { solveChallenge } = await import("./solve-challenge.ts");
    return await solveChallenge(challenge);
  } catch {
    return undefined;
  }
}
