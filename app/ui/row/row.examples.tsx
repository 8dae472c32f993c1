import { type Example, SAMPLE_PICTURE } from "../examples/example.ts";
import { ButtonLink, TextLink } from "../link/link.tsx";
import { Picture } from "../picture/picture.tsx";
import { Row } from "./row.tsx";

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
] satisfies Example[];
