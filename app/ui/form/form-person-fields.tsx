import { FormTextField } from "./form-text-field.tsx";

interface FormPersonFieldsProps {
  /** Names of the three controls on the wire. */
  name: string;
  email: string;
  phone: string;
}

/** Who is writing and how to answer: name, e-mail and a contact number in India. */
export function FormPersonFields({ name, email, phone }: FormPersonFieldsProps) {
  return (
    <>
      <FormTextField name={name} label="Name" autoComplete="name" />
      <FormTextField name={email} label="E-mail" type="email" autoComplete="email" />
      <FormTextField
        name={phone}
        label="Contact number"
        type="tel"
        autoComplete="tel-national"
        hint="10 digits, with or without +91"
      />
    </>
  );
}
