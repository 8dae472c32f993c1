import type { Example } from "../examples/example.ts";
import { Button } from "./button.tsx";

export default [
  { name: "primary", render: () => <Button>Send</Button> },
  { name: "primary with an icon", render: () => <Button icon="calendar">Request appointment</Button> },
  { name: "secondary", render: () => <Button variant="secondary">Send another</Button> },
  { name: "disabled", render: () => <Button disabled>Please wait</Button> },
  {
    name: "light",
    ground: "deep",
    render: () => (
      <Button variant="light" icon="phone">
        Contact us
      </Button>
    ),
  },
  { name: "ghost", ground: "deep", render: () => <Button variant="ghost">Read more</Button> },
  {
    name: "a long label in a narrow place",
    render: () => <Button icon="calendar">Request an appointment with the department of gastroenterology</Button>,
  },
] satisfies Example[];
