import { useFormContext } from "./form-context.ts";
import type { ShownRejection } from "./form-state.ts";

/** What a control of the form carries besides its type: identity, kept value, mark and reason. */
export interface ControlProps {
  id: string;
  name: string;
  autoFocus: boolean;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-description": string | undefined;
}

export interface FormControl {
  control: ControlProps;
  hintId: string;
  errorId: string;
  /** Shown at the field until it is edited. */
  lastingMessage: string | undefined;
  /** What was typed before the page was answered. */
  keptValue: string;
}

export function useControl(name: string, hint: string | undefined): FormControl {
  const { idPrefix, values, rejection, focusedField } = useFormContext();
  const id = `${idPrefix}-${name}`;
  const ids = { hintId: `${id}-hint`, errorId: `${id}-error` };
  const own = rejection?.field === name ? rejection : undefined;
  const isMarked = own?.stage === "mark" || own?.stage === "lasting";
  return {
    ...ids,
    control: {
      id,
      name,
      autoFocus: focusedField === name,
      "aria-invalid": isMarked || undefined,
      ...describe(own, hint, ids),
    },
    lastingMessage: own?.stage === "lasting" ? own.message : undefined,
    keptValue: values[name] ?? "",
  };
}

/** `aria-describedby` hides `aria-description`, so a passing reason takes the hint's place and repeats it. */
function describe(
  rejection: ShownRejection | undefined,
  hint: string | undefined,
  { hintId, errorId }: { hintId: string; errorId: string },
) {
  if (rejection && rejection.stage !== "lasting") {
    const description = hint ? `${rejection.message}. ${hint}` : rejection.message;
    return { "aria-describedby": undefined, "aria-description": description };
  }
  const ids = [rejection && errorId, hint && hintId].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-description": undefined };
}
