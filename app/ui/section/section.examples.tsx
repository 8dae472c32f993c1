import type { Example } from "../examples/example.ts";
import { Section } from "./section.tsx";

const TONES = ["page", "sand", "mist", "deep"] as const;

export default TONES.map((tone) => ({
  name: tone,
  ground: "none",
  render: () => (
    <Section tone={tone}>
      <p>A stripe over the whole width, with its words in the column that all pages share.</p>
    </Section>
  ),
})) satisfies Example[];
