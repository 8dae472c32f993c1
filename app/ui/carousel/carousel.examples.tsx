import type { Example } from "../examples/example.ts";
import { SAMPLE_PICTURE } from "../examples/sample-picture.ts";
import { Hero } from "../hero/hero.tsx";
import { Carousel } from "./carousel.tsx";

const TITLES = ["Serving the river towns", "A calm place to be born", "One donation, three patients"];

const slides = TITLES.map((title) => ({
  id: title,
  content: (
    <Hero picture={SAMPLE_PICTURE} alt="">
      <p className="hero__title">{title}</p>
    </Hero>
  ),
}));

export default [
  { name: "three heroes", ground: "none", render: () => <Carousel label="Highlights" slides={slides} /> },
] satisfies Example[];
