const formats = new Map<string, Intl.DateTimeFormat>();

/** Each is made once: making one takes longer than rendering a line, and its memory stays until a full collection. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale, options)));
  return format;
}

/** Of a day, its parts in a language's order; without the joints that Malayalam words do not need. */
export function formatParts(day: string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, { ...parts, timeZone: "UTC" })
    .format(new Date(day))
    .replaceAll("\u200C", "");
}

/** e.g. "Tuesday, 24 November 2026". */
export function formatDay(day: string, locale: string): string {
  return formatParts(day, locale, { dateStyle: "full" });
}

export function formatWeekday(day: string, locale: string): string {
  return formatParts(day, locale, { weekday: "long" });
}

export function formatShortDay(day: string, locale: string): string {
  return formatParts(day, locale, { weekday: "short", day: "numeric", month: shortMonth(locale) });
}

/** e.g. "24 Nov". */
export function formatDayOfMonth(day: string, locale: string): string {
  return formatParts(day, locale, { day: "numeric", month: shortMonth(locale) });
}

/** Other languages have short months on paper alone: nobody writes or says them. */
function shortMonth(locale: string): "short" | "long" {
  return locale.startsWith("en") ? "short" : "long";
}

/** "15:30" as a language's numbers write it, e.g. "3:30 pm". */
export function formatTime(time: string, locale: string): string {
  const parts = { hour: "numeric", minute: "2-digit", hour12: true } as const;
  return formatParts(`2026-01-01T${time}:00Z`, locale, parts);
}

/** e.g. "Tuesday 24 November". */
export function formatDayOfYear(day: string, locale: string): string {
  const text = formatParts(day, locale, { weekday: "long", day: "numeric", month: "long" });
  return text.replace(/^(\p{L}+),/u, "$1");
}
