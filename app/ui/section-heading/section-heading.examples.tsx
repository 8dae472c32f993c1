import type { Example } from "../examples/example.ts";
import { TextLink } from "../text-link/text-link.tsx";
import { SectionHeading } from "./section-heading.tsx";

export default [
  { name: "title", render: () => <SectionHeading title="Our departments" level={3} /> },
  {
    name: "with a line below and a link",
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
