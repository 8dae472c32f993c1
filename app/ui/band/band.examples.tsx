import { ButtonLink } from "../button/button.tsx";
import type { Example } from "../examples/example.ts";
import { SAMPLE_PICTURE } from "../examples/sample-picture.ts";
import { Band } from "./band.tsx";

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
  {
    name: "over a picture",
    ground: "none",
    render: () => (
      <Band {...words} picture={SAMPLE_PICTURE}>
        {button}
      </Band>
    ),
  },
  { name: "without a picture", ground: "none", render: () => <Band {...words}>{button}</Band> },
] satisfies Example[];
