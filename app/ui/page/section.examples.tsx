import type { Example } from "../examples/example.ts";
import { TextLink } from "../link/link.tsx";
import { Section, SectionHeading } from "./page.tsx";

const TONES = ["page", "sand", "mist", "deep"] as const;

export default [
  ...TONES.map((tone) => ({
    name: tone,
    ground: "none" as const,
    render: () => (
      <Section tone={tone}>
        <p>A stripe over the whole width, with its words in the column that all pages share.</p>
      </Section>
    ),
  })),
  { name: "heading: title", render: () => <SectionHeading title="Our departments" level={3} /> },
  {
    name: "heading: with a line below and a link",
    render: () => (
      <SectionHeading
        title="Testimonials"
        level={3}
        subtitle="What patients and their families say."
        action={<TextLink to="#section-heading">All testimonials</TextLink>}
      />
    ),
  },
] satisfies Example[];
