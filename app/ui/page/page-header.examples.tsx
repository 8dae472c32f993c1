import { type Example, SAMPLE_PICTURE } from "../examples/example.ts";
import { ButtonLink } from "../link/link.tsx";
import { Hero, PageHeader } from "./page.tsx";

const homePath = "#page-header";
const departments = { label: "Departments", to: "#departments" };

export default [
  {
    name: "with a picture and a lead",
    ground: "none",
    render: () => (
      <PageHeader
        title="Cardiology"
        lead="Heart care 24x7, with check-ups and rehabilitation."
        homePath={homePath}
        list={departments}
        picture={SAMPLE_PICTURE}
      />
    ),
  },
  { name: "with a title only", ground: "none", render: () => <PageHeader title="News" homePath={homePath} /> },
  {
    name: "on a light ground",
    ground: "none",
    render: () => <PageHeader title="News" tone="sand" lead="New services and events." homePath={homePath} />,
  },
  {
    name: "with a title half as long again",
    ground: "none",
    render: () => (
      <PageHeader
        title="Otorhinolaryngology and Head-and-Neck Surgery Outpatients"
        homePath={homePath}
        list={departments}
      />
    ),
  },
  {
    name: "hero: title, words and a button",
    ground: "none",
    render: () => (
      <Hero picture={SAMPLE_PICTURE} alt="A boat on the backwater">
        <p className="hero__title">Good doctors, close to home</p>
        <p>Twenty-one departments and 24x7 emergency care.</p>
        <ButtonLink to="#hero" endIcon="arrow-right">
          Book appointment
        </ButtonLink>
      </Hero>
    ),
  },
] satisfies Example[];
