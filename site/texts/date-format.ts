const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The formatter of dates for a locale and options. Each is made once, because making one takes longer than rendering a
 * line of a page and its memory waits for V8's next full collection.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale, options)));
  return format;
}
