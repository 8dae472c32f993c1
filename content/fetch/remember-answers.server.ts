import type { CmsQuery } from "../queries/cms-query.ts";
import type { LastAnswers } from "./last-answers.server.ts";
import type { AskCms, QueryCms } from "./query-cms.server.ts";
import type { Wire } from "./wire.ts";

/** Where failures of the content service are written. */
export interface ContentLog {
  warn: (facts: object, message: string) => void;
  error: (facts: object, message: string) => void;
}

export interface RememberOptions {
  ask: AskCms;
  lastAnswers?: LastAnswers | undefined;
  log?: ContentLog | undefined;
}

/** Asks, remembers what was said, and gives the last answer while there is no new one. Rejects only without either. */
export function rememberAnswers({ ask, lastAnswers, log }: RememberOptions): QueryCms {
  return async <Data, Variables extends Record<string, unknown>>(
    query: CmsQuery<Data, Variables>,
    variables: Variables,
  ) => {
    const answer = await ask(query, variables).catch(async (error: unknown) => {
      const data = await lastAnswers?.find(query, variables);
      if (!data) throw error;
      return { data, errors: [], isLasting: false };
    });
    if (answer.isLasting) {
      // The page must not wait for the disk, nor fail with it.
      void lastAnswers?.keep(query, variables, answer.data).catch((error: unknown) => {
        log?.warn({ err: error, query: readQueryName(query) }, "an answer of the content service could not be kept");
      });
    }
    return { data: answer.data as Wire<Data>, errors: answer.errors };
  };
}

/** The name a query has in the log, e.g. "Doctors". */
export function readQueryName(query: string): string {
  return /\bquery\s+(\w+)/.exec(query)?.[1] ?? "unnamed";
}
