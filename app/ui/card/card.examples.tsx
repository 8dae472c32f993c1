import { type Example, SAMPLE_PICTURE } from "../examples/example.ts";
import { Picture } from "../picture/picture.tsx";
import { Card, IconBox, Tile } from "./card.tsx";

const media = <Picture picture={SAMPLE_PICTURE} alt="" sizes="25rem" />;

export default [
  {
    name: "a whole card that leads somewhere, with an action",
    ground: "column",
    render: () => (
      <Card to="#card" title="Hospital by the water" media={media} action="See this hospital">
        <p>Sixteen departments and 24x7 emergency care.</p>
      </Card>
    ),
  },
  {
    name: "compact: beside its picture on phones",
    ground: "column",
    render: () => (
      <Card to="#card" title="Blood bank" media={media} mediaShape="compact">
        <p>Safe blood for patients who need it.</p>
      </Card>
    ),
  },
  {
    name: "portrait",
    ground: "column",
    render: () => (
      <Card title="Dr. Example Person" media={media} mediaShape="portrait">
        <p>Cardiology</p>
      </Card>
    ),
  },
  {
    name: "a picture 200 pixels high",
    ground: "column",
    render: () => <Card title="A patient's words" media={media} mediaShape="fixed" />,
  },
  {
    name: "words only",
    ground: "column",
    render: () => (
      <Card title="Staff nurse, intensive care">
        <p>Day and night shifts in a ward of twelve beds.</p>
      </Card>
    ),
  },
  { name: "tile: light", ground: "column", render: () => <Tile to="#tile" icon="cardiology" label="Cardiology" /> },
  {
    name: "tile: light with a long label",
    ground: "column",
    render: () => (
      <Tile to="#tile-long" icon="medical_gastroenterology" label="Medical gastroenterology and hepatology" />
    ),
  },
  {
    name: "tile: deep",
    ground: "deep",
    render: () => <Tile to="#tile-deep" icon="doctor" label="Meet our doctors" tone="deep" />,
  },
  {
    name: "tile: icon box with a fact",
    ground: "column",
    render: () => (
      <IconBox icon="emergency" title="Emergency, 24x7">
        Emergency care, an operating theatre and an ambulance are available 24x7.
      </IconBox>
    ),
  },
] satisfies Example[];
