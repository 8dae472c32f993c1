import type { Ref } from "react";
import { FormField, type FormFieldProps } from "./form-field.tsx";

interface FormSelectFieldProps extends FormFieldProps {
  /** The first entry, which stands for no choice. */
  placeholder: string;
  options: readonly string[];
  value: string;
  onValueChange: (value: string) => void;
  isDisabled?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** A choice of one among names. */
export function FormSelectField(props: FormSelectFieldProps) {
  const { placeholder, options, value, onValueChange, isDisabled = false, ref, ...field } = props;
  return (
    <FormField {...field}>
      {(control) => (
        <select
          className="field__control field__control--select"
          {...control}
          ref={ref}
          value={value}
          disabled={isDisabled}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </FormField>
  );
}
