import { createPhone } from "#hospitals/phones.ts";

/** Ten digits or more, in groups or not: as the data prints telephone numbers, and unlike hours, years and amounts. */
const PHONE = /(\+?\d[\d ]{8,}\d)/;

/** A text whose telephone numbers dial. */
export function TextWithPhones({ text }: { text: string }) {
  // A separator with a group keeps what it matched, at the odd places.
  return text.split(PHONE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} className="facility__phone" href={createPhone(part).href}>
        {part}
      </a>
    ),
  );
}
