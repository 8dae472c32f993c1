/** Whether the public origin is one of https, so that browsers are told to come back by it and to load nothing without. */
export function isHttps(origin: string): boolean {
  return origin.startsWith("https:");
}
