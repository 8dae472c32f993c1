import { Card } from "../card/card.tsx";
import type { Example } from "../examples/example.ts";
import { Slider } from "./slider.tsx";

const slides = ["One", "Two", "Three", "Four", "Five"].map((title) => ({
  id: title,
  content: (
    <Card title={title}>
      <p>As many side by side as the width allows.</p>
    </Card>
  ),
}));

export default [{ name: "five cards", render: () => <Slider label="Cards" slides={slides} /> }] satisfies Example[];
