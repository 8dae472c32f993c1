import type { Token, TokenType } from "./tokens.ts";

/** A pattern of token types, each a word in it, such as "days (dash days)?"; spaces in it mean nothing. */
export function tokenPattern(source: string): RegExp {
  const types = source.replaceAll(
    /(\(\?<\w+>)|([a-z-]+)|\s/g,
    (_, group, type) => group ?? (type ? `(?:${type} )` : ""),
  );
  return new RegExp(types, "dy");
}

/** Where a reader of a clause's tokens stands. */
export class TokenCursor {
  at = 0;
  readonly tokens: readonly Token[];
  private readonly types: string;
  /** Where in `types` each token begins, and the end. */
  private readonly starts: number[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
    this.types = tokens.map(({ type }) => `${type} `).join("");
    let start = 0;
    this.starts = [0, ...tokens.map(({ type }) => (start += type.length + 1))];
  }

  get next(): Token | undefined {
    return this.tokens[this.at];
  }

  /** Steps over what the pattern means, and gives the tokens of its named groups; stays where it means nothing here. */
  take(expression: RegExp): Record<string, readonly Token[]> | undefined {
    expression.lastIndex = this.starts[this.at]!;
    const found = expression.exec(this.types);
    if (!found) return undefined;
    const place = (start: number) => this.starts.indexOf(start);
    this.at = place(expression.lastIndex);
    const groups = Object.entries(found.indices?.groups ?? {}).filter(([, group]) => group);
    return Object.fromEntries(
      groups.map(([name, [start, end]]) => [name, this.tokens.slice(place(start), place(end))]),
    );
  }

  /** Steps over one token of these types. */
  takeOne(...types: TokenType[]): boolean {
    const isThere = this.isAt(...types);
    if (isThere) this.at += 1;
    return isThere;
  }

  isAt(...types: TokenType[]): boolean {
    return this.next !== undefined && types.includes(this.next.type);
  }

  skip(...types: TokenType[]) {
    while (this.takeOne(...types));
  }
}
