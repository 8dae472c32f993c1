import type { Example } from "../examples/example.ts";
import { Stats } from "./stats.tsx";

export default [
  {
    name: "three figures and a label alone",
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
