/** An answer before it travels: a value to send as JSON, or a text of a type that `headers` names. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly text?: string;
}
