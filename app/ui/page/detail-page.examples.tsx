import type { Example } from "../examples/example.ts";
import { SideList } from "../contacts/contacts.tsx";
import { DetailPage } from "./page.tsx";

const page = {
  basePath: "#detail-page",
  list: { label: "Departments", all: "All departments", to: "#departments" },
};

export default [
  {
    name: "with a column beside the entry",
    ground: "none",
    render: () => (
      <DetailPage
        {...page}
        title="Cardiology"
        lead="Heart check-ups and treatment."
        aside={
          <SideList title="All departments" items={[{ label: "Cardiology", to: "#detail-page", isCurrent: true }]} />
        }
      >
        <p>What the department treats, when to come and what to bring.</p>
      </DetailPage>
    ),
  },
  {
    name: "of an entry that is unavailable",
    ground: "none",
    render: () => (
      <DetailPage {...page} title={undefined}>
        {undefined}
      </DetailPage>
    ),
  },
] satisfies Example[];
