/** What a form carries besides its fields, by its names on the wire. */
export interface FormTraps {
  /** A field that nobody sees. */
  honeypot: string;
  /** How many milliseconds a page had been open when a form was sent that nobody touched. */
  untouched: string;
}

/** How a form came to be sent. */
export interface Sending {
  /** Whether a key, a finger or a pointer of a person met the form; browsers tell those from a script's. */
  isTouched: boolean;
  /** Milliseconds since the page was opened. */
  openForMs: number;
}

/** What programs leave behind and people do not: nothing, for a form that a person filled. */
export function readTraces(typed: FormData, { isTouched, openForMs }: Sending, traps: FormTraps): [string, string][] {
  const hidden = typed.get(traps.honeypot);
  const traces: [string, string][] = [];
  if (typeof hidden === "string" && hidden !== "") traces.push([traps.honeypot, hidden]);
  if (!isTouched) traces.push([traps.untouched, String(Math.round(openForMs))]);
  return traces;
}

/** The value to send with the traces: the same without any. */
export function addTraces(value: unknown, traces: [string, string][]): unknown {
  if (traces.length === 0) return value;
  if (!(value instanceof FormData)) return { ...(value as object), ...Object.fromEntries(traces) };
  const form = new FormData();
  for (const [name, part] of [...value, ...traces]) form.append(name, part);
  return form;
}
