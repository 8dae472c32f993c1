import type { Ref, SyntheticEvent } from "react";
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
  const takeOver = (event: SyntheticEvent<HTMLSelectElement>) => onValueChange(event.currentTarget.value);
  return (
    <FormField {...field}>
      {(control) => (
        <select
          className="field__control field__control--select"
          {...control}
          ref={ref}
          value={value}
          disabled={isDisabled}
          // The form renders anew on input, which comes before change and would put the old choice back.
          onInput={takeOver}
          onChange={takeOver}
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
