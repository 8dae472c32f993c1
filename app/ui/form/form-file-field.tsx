import { FormField, type FormFieldProps } from "./form-field.tsx";

interface FormFileFieldProps extends FormFieldProps {
  /** Types offered, e.g. ".pdf,.doc". */
  accept: string;
}

/** A file to choose; a browser keeps none through a reload. */
export function FormFileField({ accept, ...field }: FormFileFieldProps) {
  return (
    <FormField {...field}>
      {(control) => <input className="field__control field__control--file" type="file" accept={accept} {...control} />}
    </FormField>
  );
}
