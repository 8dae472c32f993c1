import type { Example } from "../examples/example.ts";
import { ButtonLink } from "./button-link.tsx";

export default [
  {
    name: "with an arrow after the label",
    render: () => (
      <ButtonLink to="#button-link" endIcon="arrow-right">
        Book appointment
      </ButtonLink>
    ),
  },
  {
    name: "secondary, to another site",
    render: () => (
      <ButtonLink to="https://www.example.org/" variant="secondary" endIcon="external" newTab>
        Visit the college
      </ButtonLink>
    ),
  },
] satisfies Example[];
