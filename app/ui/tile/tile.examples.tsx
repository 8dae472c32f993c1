import type { Example } from "../examples/example.ts";
import { Tile } from "./tile.tsx";

export default [
  { name: "light", ground: "column", render: () => <Tile to="#tile" icon="cardiology" label="Cardiology" /> },
  {
    name: "light with a long label",
    ground: "column",
    render: () => (
      <Tile to="#tile-long" icon="medical_gastroenterology" label="Medical gastroenterology and hepatology" />
    ),
  },
  {
    name: "deep",
    ground: "deep",
    render: () => <Tile to="#tile-deep" icon="doctor" label="Meet our doctors" tone="deep" />,
  },
] satisfies Example[];
