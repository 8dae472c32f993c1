import { type Example, SAMPLE_PICTURE } from "../examples/example.ts";
import { IconBadge } from "../icon/icon.tsx";
import { ButtonLink, TextLink } from "../link/link.tsx";
import { Picture } from "../picture/picture.tsx";
import { NextEntry, Row } from "./row.tsx";

export default [
  {
    name: "with a picture and what can be done, and of words alone",
    render: () => (
      <ul className="rows">
        <li>
          <Row
            title="Dr. Balasubramanian Krishnamoorthy Namboodiripad"
            media={<Picture picture={SAMPLE_PICTURE} alt="" sizes="10rem" />}
            actions={
              <>
                <ButtonLink to="#row">Book</ButtonLink>
                <TextLink to="#row">Details</TextLink>
              </>
            }
          >
            <p>Cardiology, MD DM</p>
            <p>Monday to Friday, 9 am to 1 pm</p>
          </Row>
        </li>
        <li>
          <Row title="Staff nurse" to="#row">
            <p>Two vacancies in Kozhencherry</p>
          </Row>
        </li>
      </ul>
    ),
  },
  {
    name: "in lines, with a sign, and what can be read next",
    render: () => (
      <>
        <ul className="lines">
          {["Kidneys", "Bones and joints"].map((title) => (
            <li key={title}>
              <Row to="#row" title={title} sign={<IconBadge name="nephrology" />}>
                <p>Nephrology</p>
              </Row>
            </li>
          ))}
        </ul>
        <NextEntry label="Next story">
          <Row to="#row" title="More dialysis chairs and an evening shift" />
        </NextEntry>
      </>
    ),
  },
] satisfies Example[];
