import type { Example } from "../examples/example.ts";
import { Tile, IconBox } from "./tile.tsx";

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
  {
    name: "icon box with a fact",
    ground: "column",
    render: () => (
      <IconBox icon="ambulance" title="Emergency, 24x7">
        A doctor, a theatre and an ambulance are ready at every hour.
      </IconBox>
    ),
  },
] satisfies Example[];
