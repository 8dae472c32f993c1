import { useTexts } from "#app/ui/texts/texts.tsx";

/** India has one time and no summer time. */
const INDIA_MS = 5.5 * 3_600_000;

/** The day of publication in India. Without `Intl.DateTimeFormat`, which takes a phone 70 ms to make. */
export function PublishedDate({ publishedAt }: { publishedAt: string }) {
  const { monthOfYear } = useTexts("news");
  const inIndia = new Date(Date.parse(publishedAt) + INDIA_MS);
  if (Number.isNaN(inIndia.getTime())) return null;
  return (
    <time className="published-date" dateTime={publishedAt}>
      <span className="published-date__day">{inIndia.getUTCDate()}</span>
      {` ${monthOfYear(inIndia.getUTCMonth(), inIndia.getUTCFullYear())}`}
    </time>
  );
}
