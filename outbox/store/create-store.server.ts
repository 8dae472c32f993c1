import { addSubmission, findReceivedAt } from "./add-submission.server.ts";
import {
  claimDigest,
  collectDigests,
  finishDigest,
  holdInfected,
  linkSecret,
  mailAlone,
  release,
} from "./digests.server.ts";
import {
  addListLink,
  addOfficeLetter,
  claimLetter,
  findLastLetter,
  renewLetter,
  settleLetter,
} from "./letters.server.ts";
import { endList, isListEnded, linkKeys, listWord, revokeLists } from "./link-keys.server.ts";
import { listLetters, retryLetters } from "./list-letters.server.ts";
import { claimJob, pullForward, renewJob, settleJob } from "./mail-jobs.server.ts";
import {
  addReminder,
  answerFigures,
  listForOffice,
  listReminded,
  listVersion,
  listWaiting,
} from "./office-requests.server.ts";
import { countDelivered, purgeDelivered, purgeHeld } from "./purge-records.server.ts";
import { addStep, findMail, noteReturn, readRequest } from "./request-history.server.ts";
import { rewriteKeys } from "./rewrite-keys.server.ts";
import type { StoreEngine } from "./store-engine.ts";
import { erase, figures, find, list, readFile, resend, retry, search } from "./submission-records.server.ts";

const FUNCTIONS = {
  ...{ add: addSubmission, findReceivedAt, readiness: (engine: StoreEngine) => engine.readiness() },
  ...{ claim: claimJob, renew: renewJob, settle: settleJob, pullForward },
  // What operators do. A reference may be given in any letter case.
  ...{ list, find, search, readFile, retry, resend, release, erase, figures, rewriteKeys },
  ...{ countDelivered, purgeDelivered, purgeHeld },
  ...{ collectDigests, claimDigest, finishDigest, mailAlone, holdInfected, linkSecret },
  // What offices answer and patients ask for, and the mails that this causes.
  ...{ readRequest, addStep, listWaiting, addReminder, listReminded, listForOffice, listVersion, answerFigures },
  ...{ claimLetter, renewLetter, settleLetter, listLetters, retryLetters, findMail, noteReturn },
  ...{ addOfficeLetter, addListLink, findLastLetter, linkKeys, listWord, revokeLists, endList, isListEnded },
};

type Method<F> = F extends (engine: StoreEngine, ...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never;

export type Store = { [Name in keyof typeof FUNCTIONS]: Method<(typeof FUNCTIONS)[Name]> } & {
  close(): Promise<void>;
};

/** The store over a database of either dialect; each call asks for the engine anew, and rejects where there is none. */
export function createStore(engine: () => StoreEngine, close: () => Promise<void>): Store {
  const methods = Object.entries(FUNCTIONS).map(([name, use]) => [
    name,
    async (...args: never[]) => (use as (engine: StoreEngine, ...args: never[]) => unknown)(engine(), ...args),
  ]);
  return { ...Object.fromEntries(methods), close } as Store;
}
