import type { Example } from "../examples/example.ts";
import { Button, ButtonLink } from "./link.tsx";

export default [
  { name: "primary", render: () => <Button>Send</Button> },
  { name: "primary with an icon", render: () => <Button icon="calendar">Request appointment</Button> },
  { name: "secondary", render: () => <Button variant="secondary">Send another</Button> },
  { name: "disabled", render: () => <Button disabled>Please wait</Button> },
  { name: "ghost", ground: "deep", render: () => <Button variant="ghost">Read more</Button> },
  {
    name: "a long label in a narrow place",
    render: () => <Button icon="calendar">Request an appointment with the department of gastroenterology</Button>,
  },
  {
    name: "link, with an arrow after the label",
    render: () => (
      <ButtonLink to="#button-link" endIcon="arrow-right">
        Book appointment
      </ButtonLink>
    ),
  },
  {
    name: "link, secondary, to another site",
    render: () => (
      <ButtonLink to="https://www.example.org/" variant="secondary" endIcon="external" newTab>
        Visit the college
      </ButtonLink>
    ),
  },
] satisfies Example[];
