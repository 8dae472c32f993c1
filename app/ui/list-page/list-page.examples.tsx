import { Card } from "../card/card.tsx";
import { type Example, SAMPLE_PICTURE } from "../examples/example.ts";
import { SidePanel } from "../side-panel/side-panel.tsx";
import { ListPage } from "./list-page.tsx";

const page = { basePath: "#list-page", title: "Departments", lead: "We have two departments." };

export default [
  {
    name: "with a column beside the list",
    ground: "none",
    render: () => (
      <ListPage
        {...page}
        picture={SAMPLE_PICTURE}
        heading={{ title: "Our Departments", subtitle: "Choose a department." }}
        className="grid"
        aside={
          <SidePanel title="Hours">
            <p>9 am to 1 pm and 3.30 pm to 6 pm</p>
          </SidePanel>
        }
      >
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
