import { useEffect, useState, type RefObject } from "react";
import { openDraft } from "./form-draft.ts";
import type { TypedValues } from "./form-reply.ts";

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
    // What was typed before the scripts ran is newer than any draft.
    if (!kept || isTypedInto(form.current)) return;
    const values = Object.fromEntries(Object.entries(kept).filter(([field]) => !except.includes(field)));
    if (Object.values(values).every((value) => value === "")) return;
    setRestored(values);
    setRound(1);
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

/** All that is in the form, but for what no visitor types. */
function typedInto(form: HTMLFormElement): FormData {
  const typed = new FormData(form);
  for (const { name } of form.querySelectorAll<HTMLInputElement>("input[type=hidden]")) typed.delete(name);
  return typed;
}

function isTypedInto(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some((control) => {
    if (control instanceof HTMLSelectElement) return control.selectedIndex !== indexAtFirst(control);
    return control instanceof HTMLInputElement && control.type !== "hidden" && control.value !== "";
  });
}

function indexAtFirst({ options }: HTMLSelectElement): number {
  return Math.max(
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
    0,
  );
}
