const formats = new Map<string, Intl.DateTimeFormat>();

/** Each is made once: making one takes longer than rendering a line, and its memory stays until a full collection. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale, options)));
  return format;
}

/** e.g. "Tuesday, 24 November 2026". */
export function formatDay(day: string, locale: string): string {
  return dateFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(new Date(day));
}

export function formatWeekday(day: string, locale: string): string {
  return dateFormat(locale, { weekday: "long", timeZone: "UTC" }).format(new Date(day));
}

export function formatShortDay(day: string, locale: string): string {
  const parts = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  return dateFormat(locale, parts).format(new Date(day));
}
