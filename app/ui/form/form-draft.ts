import { useEffect, useState, type RefObject } from "react";
import type { TypedValues } from "./form-state.ts";

/** What was typed and not sent yet, in `sessionStorage`: gone with the tab, so that the next person finds nothing. */
export type FormDraft = { read(): TypedValues | undefined; save(typed: TypedValues): void; clear(): void };

/** `name` is unique among the forms of the site. A browser that blocks storage has no drafts. */
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

interface DraftOptions {
  name: string;
  form: RefObject<HTMLFormElement | null>;
  isRestored: boolean;
  /** The page's address chose their value. */
  except: readonly string[];
}

export function useDraft({ name, form, isRestored, except }: DraftOptions) {
  const [draft] = useState(() => openDraft(name));
  // Read before anything is typed, and so saved, here: a form can be typed into before its effects have run.
  const [stored] = useState(() => (isRestored ? draft.read() : undefined));
  const [restored, setRestored] = useState<TypedValues>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!stored || !form.current) return;
    // What is in a field is newer than the draft: typed before the scripts ran, or brought back by the browser, which
    // leaves out fields without autofill.
    const present = typedInto(form.current);
    const isMissing = ([field, value]: [string, string]) => value !== "" && !present[field] && !except.includes(field);
    const missing = Object.entries(stored).filter(isMissing);
    if (missing.length === 0) return;
    for (const [field, value] of missing) {
      const control = form.current.elements.namedItem(field);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value;
    }
    setRestored({ ...present, ...Object.fromEntries(missing) });
    // Only when the form appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    restored,
    round,
    save: () => form.current && draft.save(typedInto(form.current)),
    clear: () => draft.clear(),
    forget: () => {
      draft.clear();
      setRestored(undefined);
      setRound(round + 1);
    },
  };
}

/** Without files and hidden fields. */
export function typedInto(form: HTMLFormElement): TypedValues {
  const typed = new FormData(form);
  for (const { name } of form.querySelectorAll<HTMLInputElement>("input[type=hidden]")) typed.delete(name);
  return readTyped(typed, [...typed.keys()]);
}

export function readTyped<Name extends string>(typed: FormData, names: readonly Name[]): Record<Name, string> {
  const entries = names.map((name) => [name, textOf(typed.get(name))]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}
