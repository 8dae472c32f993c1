import type { Example } from "../examples/example.ts";
import { EmergencyCalls, UrgentNote } from "./contacts.tsx";

const national = [
  { label: "Ambulance", printed: "108", href: "tel:108" },
  { label: "Police, fire, ambulance", printed: "112", href: "tel:112" },
];

export default [
  {
    name: "of a hospital with a casualty",
    render: () => (
      <EmergencyCalls
        calls={[{ label: "Emergency, 24x7", printed: "0000 000 0000", href: "tel:+910000000000" }, ...national]}
      />
    ),
  },
  {
    name: "below a sentence",
    render: () => <UrgentNote calls={national}>If it is urgent, call now:</UrgentNote>,
  },
  { name: "where no hospital has one", render: () => <EmergencyCalls calls={national} /> },
] satisfies Example[];
