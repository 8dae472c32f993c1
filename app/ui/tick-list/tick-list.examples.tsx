import type { Example } from "../examples/example.ts";
import { TickList } from "./tick-list.tsx";

const points = ["24x7 emergency care", "24x7 radiology", "24x7 cardiac care", "Immunization six days a week"];

export default [
  { name: "plain", render: () => <TickList points={points} /> },
  { name: "bold, in two columns", render: () => <TickList points={points} isWide isBold /> },
] satisfies Example[];
