import type { Facility } from "#hospitals/site.ts";
import { TextWithPhones } from "./text-with-phones.tsx";

type FacilityTextProps = Pick<Facility, "description" | "paragraphs"> & { highlight: string | undefined };

/** What is said of a facility; what it does not have leaves no empty box. */
export function FacilityText({ description, paragraphs, highlight }: FacilityTextProps) {
  return (
    <div className="prose">
      <p className="facility__description">
        <TextWithPhones text={description} />
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <TextWithPhones text={paragraph} />
        </p>
      ))}
      {highlight && (
        <p>
          <strong className="facility__highlight">
            <TextWithPhones text={highlight} />
          </strong>
        </p>
      )}
    </div>
  );
}
