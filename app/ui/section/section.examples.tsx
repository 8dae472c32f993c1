import { type Example, SAMPLE_PICTURE } from "../examples/example.ts";
import { ButtonLink } from "../button/button.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { Band, Section, SectionHeading } from "./section.tsx";

const TONES = ["page", "sand", "mist", "deep"] as const;

const words = {
  title: "Not sure which doctor to see?",
  text: "Tell us what is wrong, and we help you find the right doctor.",
};
const button = (
  <ButtonLink to="#band" variant="light" icon="phone">
    Contact us
  </ButtonLink>
);

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
  {
    name: "band: over a picture",
    ground: "none",
    render: () => (
      <Band {...words} picture={SAMPLE_PICTURE}>
        {button}
      </Band>
    ),
  },
  { name: "band: without a picture", ground: "none", render: () => <Band {...words}>{button}</Band> },
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
