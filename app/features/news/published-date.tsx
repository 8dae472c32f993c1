const IN_KERALA = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

interface PublishedDateProps {
  /** ISO 8601. */
  publishedAt: string;
}

/** The day of publication where the hospitals stand, e.g. "24 November 2026"; nothing when the date is no date. */
export function PublishedDate({ publishedAt }: PublishedDateProps) {
  const date = new Date(publishedAt);
  if (Number.isNaN(date.getTime())) return null;
  return (
    <time className="published-date" dateTime={publishedAt}>
      {IN_KERALA.format(date)}
    </time>
  );
}
