import type { Example } from "../examples/example.ts";
import { FormContext, FormFileField } from "./form-fields.tsx";

const context = { idPrefix: "file", values: {}, rejection: undefined, focusedField: undefined };

export default [
  {
    name: "nothing chosen",
    render: () => (
      <FormContext value={context}>
        <FormFileField name="resume" label="Resume" accept=".pdf" hint="pdf, up to 5 MB" />
      </FormContext>
    ),
  },
] satisfies Example[];
