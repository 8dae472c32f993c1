import { ButtonLink } from "../button/button.tsx";
import type { Example } from "../examples/example.ts";
import { SAMPLE_PICTURE } from "../examples/sample-picture.ts";
import { Hero } from "./hero.tsx";

export default [
  {
    name: "title, words and a button",
    ground: "none",
    render: () => (
      <Hero picture={SAMPLE_PICTURE} alt="A boat on the backwater">
        <p className="hero__title">Good doctors, close to home</p>
        <p>Twenty-one departments for the towns along the river.</p>
        <ButtonLink to="#hero" endIcon="arrow-right">
          Book appointment
        </ButtonLink>
      </Hero>
    ),
  },
] satisfies Example[];
