import { ButtonLink } from "../button/button-link.tsx";
import type { Example } from "../examples/example.ts";
import { SidePanel } from "./side-panel.tsx";

export default [
  {
    name: "light",
    ground: "column",
    render: () => (
      <SidePanel title="Hours">
        <p>9 am to 1 pm and 3.30 pm to 6 pm</p>
      </SidePanel>
    ),
  },
  {
    name: "deep",
    ground: "column",
    render: () => (
      <SidePanel title="Need a doctor?" tone="deep">
        <p>Ask for an appointment; we call you back.</p>
        <ButtonLink to="#side-panel" variant="light" icon="calendar">
          Book appointment
        </ButtonLink>
      </SidePanel>
    ),
  },
] satisfies Example[];
