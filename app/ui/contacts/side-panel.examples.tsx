import { ButtonLink } from "../link/link.tsx";
import type { Example } from "../examples/example.ts";
import { ContactColumn, SideList, SidePanel } from "./contacts.tsx";

const items = ["Cardiology", "Neurology", "Obstetrics and gynaecology"].map((label, index) => ({
  label,
  to: `#side-list-${index}`,
  isCurrent: index === 1,
}));

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
        <ButtonLink to="#side-panel" variant="ghost" icon="calendar">
          Book appointment
        </ButtonLink>
      </SidePanel>
    ),
  },
  {
    name: "contacts beside a text",
    ground: "column",
    render: () => (
      <ContactColumn
        title="Important Numbers"
        contacts={[
          { icon: "siren", label: "Emergency, 24x7", value: "0000 000 0000", href: "tel:+910000000000" },
          { icon: "phone", label: "Reception", value: "0000 000 0000", href: "tel:+910000000000" },
        ]}
        toAppointment="#contact-column"
      />
    ),
  },
  {
    name: "list: with the current page",
    ground: "column",
    render: () => <SideList title="All departments" items={items} />,
  },
] satisfies Example[];
