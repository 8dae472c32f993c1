import { useTexts } from "#app/ui/texts/texts.tsx";

interface PublishedDateProps {
  /** ISO 8601. */
  publishedAt: string;
}

/** The day of publication in India, e.g. "24 November 2026"; nothing for an invalid date. */
export function PublishedDate({ publishedAt }: PublishedDateProps) {
  const locale = useTexts("locale");
  const date = new Date(publishedAt);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time className="published-date" dateTime={publishedAt}>
      {date.toLocaleDateString(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "Asia/Kolkata" })}
    </time>
  );
}
