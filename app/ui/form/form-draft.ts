import type { TypedValues } from "./form-reply.ts";

/**
 * What was typed into a form and not sent yet, kept by the browser for this tab: it outlives a reload and ends with
 * the tab, so that the next person at a shared phone finds nothing.
 */
export interface FormDraft {
  read(): TypedValues | undefined;
  save(typed: TypedValues): void;
  clear(): void;
}

/** `name` tells the form among all forms of the site. A browser that keeps nothing for sites has no drafts. */
export function openDraft(name: string): FormDraft {
  const key = `draft ${name}`;
  return {
    read: () => tolerate(() => parseDraft(sessionStorage.getItem(key))),
    save: (values) => {
      const isEmpty = Object.values(values).every((value) => value === "");
      tolerate(() => (isEmpty ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, JSON.stringify(values))));
    },
    clear: () => tolerate(() => sessionStorage.removeItem(key)),
  };
}

function parseDraft(text: string | null): TypedValues | undefined {
  const draft: unknown = JSON.parse(text ?? "null");
  if (typeof draft !== "object" || draft === null) return undefined;
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === "string"));
}

function tolerate<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
