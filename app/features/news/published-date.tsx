import { dateFormat } from "#texts/date-format.ts";
import { useTexts } from "#app/ui/texts/texts.tsx";

interface PublishedDateProps {
  /** ISO 8601. */
  publishedAt: string;
}

/** The day of publication in India, e.g. "24 November 2026", its day the largest; nothing for an invalid date. */
export function PublishedDate({ publishedAt }: PublishedDateProps) {
  const locale = useTexts("locale");
  const date = new Date(publishedAt);
  if (Number.isNaN(date.getTime())) return null;
  const format = { day: "numeric", month: "long", year: "numeric", timeZone: "Asia/Kolkata" } as const;
  const parts = dateFormat(locale, format).formatToParts(date);
  const dayAt = parts.findIndex(({ type }) => type === "day");
  const write = (some: typeof parts) => some.map(({ value }) => value).join("");
  return (
    <time className="published-date" dateTime={publishedAt}>
      {write(parts.slice(0, dayAt))}
      <span className="published-date__day">{parts[dayAt]?.value}</span>
      {write(parts.slice(dayAt + 1))}
    </time>
  );
}
