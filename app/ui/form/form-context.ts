import { createContext, use } from "react";
import type { TypedValues } from "./form-reply.ts";
import type { ShownRejection } from "./form-state.ts";

/** What a form's controls know of their form. */
export interface FormContextValue {
  /** Begins every id of the form, so that two forms can share a page. */
  idPrefix: string;
  /** What was typed before the page was answered. */
  values: TypedValues;
  rejection: ShownRejection | undefined;
  /** The control that takes the focus when the page opens. */
  focusedField: string | undefined;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useFormContext(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error("A form control stands outside a form");
  return context;
}
