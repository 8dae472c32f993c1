import { Card } from "../card/card.tsx";
import { type Example, SAMPLE_PICTURE } from "../examples/example.ts";
import { Hero } from "../page/page.tsx";
import { Carousel, Slider } from "./slider.tsx";

const cards = ["One", "Two", "Three", "Four", "Five"].map((title) => ({
  id: title,
  content: (
    <Card title={title}>
      <p>As many side by side as the width allows.</p>
    </Card>
  ),
}));

const TITLES = ["Serving the river towns", "A calm place to be born", "One donation, three patients"];

const heroes = TITLES.map((title) => ({
  id: title,
  content: (
    <Hero picture={SAMPLE_PICTURE} alt="">
      <p className="hero__title">{title}</p>
    </Hero>
  ),
}));

export default [
  { name: "five cards", render: () => <Slider label="Cards" slides={cards} /> },
  { name: "carousel: three heroes", ground: "none", render: () => <Carousel label="Highlights" slides={heroes} /> },
] satisfies Example[];
