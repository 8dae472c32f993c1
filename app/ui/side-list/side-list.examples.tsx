import type { Example } from "../examples/example.ts";
import { SideList } from "./side-list.tsx";

const items = ["Cardiology", "Neurology", "Obstetrics and gynaecology"].map((label, index) => ({
  label,
  to: `#side-list-${index}`,
  isCurrent: index === 1,
}));

export default [
  { name: "with the current page", ground: "column", render: () => <SideList title="All departments" items={items} /> },
] satisfies Example[];
