import type { AskCms } from "./query-cms.server.ts";

/** A way of asking that asks once for whoever wants the same at the same time. */
export interface SharedCalls {
  ask: AskCms;
  /** Lets nobody who comes from now on share in a call that began before. */
  forget: () => void;
}

/** Shares the answer of a call under way among all who ask the same query with the same variables meanwhile. */
export function shareCalls(ask: AskCms): SharedCalls {
  let running = new Map<string, ReturnType<AskCms>>();
  return {
    ask(query, variables) {
      const calls = running;
      const key = JSON.stringify([query, variables]);
      const call = calls.get(key) ?? ask(query, variables).finally(() => calls.delete(key));
      calls.set(key, call);
      return call;
    },
    forget() {
      running = new Map();
    },
  };
}
