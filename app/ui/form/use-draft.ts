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
  const [restored, setRestored] = useState<TypedValues>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    // What was typed before the scripts ran is newer than any draft.
    if (!isRestored || isTypedInto(form.current)) return;
    const values = draft.read();
    if (!values) return;
    const kept = Object.fromEntries(Object.entries(values).filter(([field]) => !except.includes(field)));
    if (Object.values(kept).every((value) => value === "")) return;
    setRestored(kept);
    setRound(1);
    // Only when the form appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    restored,
    round,
    save: () => form.current && draft.save(new FormData(form.current)),
    clear: () => draft.clear(),
    /** Empties the form. */
    forget: () => {
      draft.clear();
      setRestored(undefined);
      setRound(round + 1);
    },
  };
}

function isTypedInto(form: HTMLFormElement | null): boolean {
  const controls = [...(form?.elements ?? [])];
  return controls.some(
    (control) => control instanceof HTMLInputElement && control.type !== "hidden" && control.value !== "",
  );
}
