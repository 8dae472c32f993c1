import type { Example } from "../examples/example.ts";
import { FactList, Stats, TickList } from "./facts.tsx";

const points = ["24x7 emergency care", "24x7 radiology", "24x7 cardiac care", "Immunization six days a week"];

export default [
  { name: "plain", render: () => <TickList points={points} /> },
  { name: "bold, in two columns", render: () => <TickList points={points} isWide isBold /> },
  {
    name: "names and values",
    render: () => (
      <FactList
        facts={[
          { label: "Place", value: "Kozhencherry" },
          { label: "Vacancies", value: "2" },
          { label: "Last date", value: "31 August 2026" },
        ]}
      />
    ),
  },
  {
    name: "figures: three figures and a label alone",
    ground: "deep",
    render: () => (
      <Stats
        stats={[
          { id: "doctors", figure: "165+", label: "Doctors" },
          { id: "ambulances", figure: "4+", label: "Ambulance cars" },
          { id: "employees", figure: "245+", label: "Employees" },
          { id: "patients", label: "Patients" },
        ]}
      />
    ),
  },
] satisfies Example[];
