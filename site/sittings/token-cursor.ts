import type { Token } from "./tokens.ts";

/** Where a reader of a clause's tokens stands. */
export class TokenCursor {
  at = 0;
  readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  get next(): Token | undefined {
    return this.tokens[this.at];
  }

  isAt(...types: Token["type"][]): boolean {
    return this.next !== undefined && types.includes(this.next.type);
  }

  /** Steps over one token of these types. */
  take(...types: Token["type"][]): boolean {
    const isThere = this.isAt(...types);
    if (isThere) this.at += 1;
    return isThere;
  }

  skip(...types: Token["type"][]) {
    while (this.take(...types));
  }

  /** Stays where it is if nothing comes of it. */
  attempt<Found>(read: () => Found | undefined): Found | undefined {
    const start = this.at;
    const found = read();
    if (found === undefined) this.at = start;
    return found;
  }
}
