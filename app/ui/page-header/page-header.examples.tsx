import type { Example } from "../examples/example.ts";
import { SAMPLE_PICTURE } from "../examples/sample-picture.ts";
import { PageHeader } from "./page-header.tsx";

const home = { label: "Home", to: "#page-header" };
const departments = { label: "Departments", to: "#departments" };

export default [
  {
    name: "with a picture and a lead",
    ground: "none",
    render: () => (
      <PageHeader
        title="Cardiology"
        lead="Heart care around the clock, from the first pain to the last check-up."
        crumbs={[home, departments]}
        picture={SAMPLE_PICTURE}
      />
    ),
  },
  { name: "with a title only", ground: "none", render: () => <PageHeader title="News" crumbs={[home]} /> },
  {
    name: "with a title half as long again",
    ground: "none",
    render: () => (
      <PageHeader title="Otorhinolaryngology and Head-and-Neck Surgery Outpatients" crumbs={[home, departments]} />
    ),
  },
] satisfies Example[];
