/** What may be logged of a database's error: never its details, which can repeat what a visitor typed. */
export function describeStoreFailure(error: unknown): { error: string; code?: string } {
  if (!(error instanceof Error)) return { error: "unknown" };
  const { code, name, message }: NodeJS.ErrnoException = error;
  return { error: `${name}: ${message}`, ...(code !== undefined && { code: String(code) }) };
}
