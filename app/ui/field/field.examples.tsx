import type { Example } from "../examples/example.ts";
import { Field } from "./field.tsx";

export default [
  {
    name: "text with a hint",
    render: () => (
      <Field id="field-phone" label="Contact number" hint="10 digits, with or without +91">
        <input className="field__control" id="field-phone" type="tel" aria-describedby="field-phone-hint" />
      </Field>
    ),
  },
  {
    name: "refused",
    render: () => (
      <Field id="field-name" label="Name" error="Enter your name">
        <input
          className="field__control"
          id="field-name"
          defaultValue="A"
          aria-invalid
          aria-describedby="field-name-error"
          data-mark
        />
      </Field>
    ),
  },
  {
    name: "choice",
    render: () => (
      <Field id="field-department" label="Department">
        <select className="field__control field__control--select" id="field-department">
          <option>Cardiology</option>
          <option>Orthopaedics</option>
        </select>
      </Field>
    ),
  },
  {
    name: "disabled choice",
    render: () => (
      <Field id="field-doctor" label="Doctor" note="(optional)">
        <select className="field__control field__control--select" id="field-doctor" disabled>
          <option>Select a department first</option>
        </select>
      </Field>
    ),
  },
  {
    name: "date",
    render: () => (
      <Field id="field-date" label="Date" note="(optional)">
        <input className="field__control" id="field-date" type="date" />
      </Field>
    ),
  },
  {
    name: "several lines",
    render: () => (
      <Field id="field-message" label="Message" isWide>
        <textarea className="field__control" id="field-message" rows={4} defaultValue={"First line\nSecond line"} />
      </Field>
    ),
  },
] satisfies Example[];
