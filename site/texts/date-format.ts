const formats = new Map<string, Intl.DateTimeFormat>();

/** Each is made once: making one takes longer than rendering a line, and its memory stays until a full collection. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale, options)));
  return format;
}
