import { Card } from "../card/card.tsx";
import { type Example, SAMPLE_PICTURE } from "../examples/example.ts";
import { ListPage } from "./page.tsx";

const page = { basePath: "#list-page", title: "Departments", lead: "We have two departments." };

export default [
  {
    name: "with two entries",
    ground: "none",
    render: () => (
      <ListPage {...page} picture={SAMPLE_PICTURE} heading="Our Departments" className="grid">
        {["Cardiology", "Neurology"].map((name) => (
          <li key={name}>
            <Card title={name} to="#list-page">
              <p>What it treats, and its doctors.</p>
            </Card>
          </li>
        ))}
      </ListPage>
    ),
  },
  {
    name: "without items",
    ground: "none",
    render: () => (
      <ListPage {...page} className="grid" empty={{ text: "No departments found" }}>
        {[]}
      </ListPage>
    ),
  },
] satisfies Example[];
