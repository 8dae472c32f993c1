import { createContext, use, type ReactNode, type InputHTMLAttributes, type Ref, type SyntheticEvent } from "react";
import type { TypedValues, ShownRejection } from "./form-state.ts";
import { Field } from "../field/field.tsx";
import { useTexts } from "../texts/texts.tsx";

export interface FormContextValue {
  idPrefix: string;
  values: TypedValues;
  rejection: ShownRejection | undefined;
  focusedField: string | undefined;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useFormContext(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error("A form control is outside a form");
  return context;
}

export interface FormFieldProps {
  name: string;
  label: string;
  /** e.g. "(optional)". */
  note?: string;
  hint?: string;
  /** In place of a hint, once the field was refused. */
  example?: string;
  /** Id of what else says something about the field. */
  describedBy?: string | undefined;
  isWide?: boolean;
  isRequired?: boolean;
}

interface FormFieldFrameProps extends FormFieldProps {
  children: (control: ControlProps, initialValue: string) => ReactNode;
}

function FormField(props: FormFieldFrameProps) {
  const { name, hint, example, describedBy, children, isRequired = props.note === undefined, ...frame } = props;
  const { idPrefix, values, rejection, focusedField } = useFormContext();
  const id = `${idPrefix}-${name}`;
  const refused = rejection?.field === name ? rejection : undefined;
  const shownHint = hint ?? (refused && example);
  const descriptions = [refused && `${id}-error`, describedBy, shownHint && `${id}-hint`].filter(Boolean).join(" ");
  const control: ControlProps = {
    id,
    name,
    autoFocus: focusedField === name,
    "aria-required": isRequired || undefined,
    "aria-invalid": refused ? true : undefined,
    "aria-describedby": descriptions || undefined,
    "data-mark": refused?.stage === "mark" || refused?.stage === "lasting" || undefined,
  };
  return (
    <Field
      id={id}
      hint={shownHint}
      error={refused?.message}
      // The banner is an alert already.
      isErrorAlert={refused?.stage === "lasting"}
      {...frame}
    >
      {children(control, values[name] ?? "")}
    </Field>
  );
}

interface ControlProps {
  id: string;
  name: string;
  autoFocus: boolean;
  /** "required" would have screen readers call an empty field invalid before anybody typed. */
  "aria-required": true | undefined;
  /** As long as the message stands below the control; the specification's mark goes earlier. */
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "data-mark": true | undefined;
}

type InputProps = Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode" | "autoComplete" | "min" | "max">;

export function FormTextField({ type = "text", ...props }: FormFieldProps & InputProps) {
  const { inputMode, autoComplete, min, max, ...field } = props;
  const input = { type, inputMode, autoComplete, min, max };
  return (
    <FormField {...field}>
      {(control, initialValue) => (
        <input className="field__control" {...control} {...input} defaultValue={initialValue} />
      )}
    </FormField>
  );
}

export function FormTextAreaField({ rows, ...field }: FormFieldProps & { rows: number }) {
  return (
    <FormField {...field}>
      {(control, initialValue) => (
        <textarea className="field__control" {...control} rows={rows} defaultValue={initialValue} />
      )}
    </FormField>
  );
}

export type SelectOption = { value: string; label?: string | undefined };

interface FormSelectFieldProps extends FormFieldProps {
  placeholder: string;
  options: readonly SelectOption[];
  /** Left out where nothing else depends on the choice. */
  value?: string;
  onValueChange?: (value: string) => void;
  isDisabled?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

export function FormSelectField(props: FormSelectFieldProps) {
  const { placeholder, options, value, onValueChange, isDisabled = false, ref, ...field } = props;
  const takeOver =
    onValueChange && ((event: SyntheticEvent<HTMLSelectElement>) => onValueChange(event.currentTarget.value));
  return (
    <FormField {...field}>
      {(control, initialValue) => (
        <select
          className="field__control field__control--select"
          {...control}
          ref={ref}
          {...(takeOver ? { value } : { defaultValue: initialValue })}
          disabled={isDisabled}
          // The form renders anew on input, which comes before change and would put the old choice back.
          onInput={takeOver}
          onChange={takeOver}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label ?? option.value}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

export function FormFileField({ accept, ...field }: FormFieldProps & { accept: string }) {
  return (
    <FormField {...field}>
      {({ "aria-required": required, ...control }) => (
        // The attribute is not for files (ARIA in HTML).
        <input className="field__control" type="file" {...{ accept, required }} {...control} />
      )}
    </FormField>
  );
}

export function FormPersonFields({ name, email: emailName, phone }: { name: string; email: string; phone: string }) {
  const texts = useTexts("form");
  const { email } = useTexts("common");
  return (
    <>
      <FormTextField name={name} label={texts.name} autoComplete="name" example={texts.nameExample} />
      <FormTextField name={emailName} label={email} type="email" autoComplete="email" example={texts.emailExample} />
      <FormTextField name={phone} label={texts.phone} type="tel" autoComplete="tel-national" hint={texts.phoneHint} />
    </>
  );
}

/** A field that only programs fill. Its label is for browsers that show pages without their style. */
export function HoneypotField({ idPrefix, name }: { idPrefix: string; name: string }) {
  const id = `${idPrefix}-${name}`;
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{useTexts("form").honeypot}</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
