import type { Example } from "../examples/example.ts";
import { ContactColumn } from "./contact-column.tsx";

export default [
  {
    name: "beside a text",
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
] satisfies Example[];
