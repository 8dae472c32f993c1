import { FormField, type FormFieldProps } from "./form-field.tsx";

/** A field of several lines. */
export function FormTextAreaField({ rows, ...field }: FormFieldProps & { rows: number }) {
  return (
    <FormField {...field}>
      {(control, keptValue) => (
        <textarea className="field__control" {...control} rows={rows} defaultValue={keptValue} />
      )}
    </FormField>
  );
}
