import { useEffect, useState, type RefObject } from "react";
import { openDraft } from "./form-draft.ts";
import type { TypedValues } from "./form-reply.ts";
import { readTyped } from "./read-typed.ts";

interface DraftOptions {
  name: string;
  form: RefObject<HTMLFormElement | null>;
  /** False for a form that begins with values of its own. */
  isRestored: boolean;
  /** Controls whose value the page's address chose; the draft does not change them. */
  except: readonly string[];
}

/** Keeps what is typed, and gives it back when the form appears again. `round` changes when the fields begin anew. */
export function useDraft({ name, form, isRestored, except }: DraftOptions) {
  const [draft] = useState(() => openDraft(name));
  // Read before anything is typed, and so saved, here: a form can be typed into before its effects have run.
  const [kept] = useState(() => (isRestored ? draft.read() : undefined));
  const [restored, setRestored] = useState<TypedValues>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!kept || !form.current) return;
    // What is in a field is newer than the draft: typed before the scripts ran, or brought back by the browser, which
    // leaves out fields without autofill.
    const present = typedInto(form.current);
    const isMissing = ([field, value]: [string, string]) => value !== "" && !present[field] && !except.includes(field);
    const missing = Object.entries(kept).filter(isMissing);
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
    /** Empties the form. */
    forget: () => {
      draft.clear();
      setRestored(undefined);
      setRound(round + 1);
    },
  };
}

/** The text in each control, without files and without what no visitor types. */
export function typedInto(form: HTMLFormElement): TypedValues {
  const typed = new FormData(form);
  for (const { name } of form.querySelectorAll<HTMLInputElement>("input[type=hidden]")) typed.delete(name);
  return readTyped(typed, [...typed.keys()]);
}
