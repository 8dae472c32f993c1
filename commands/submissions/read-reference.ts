import { isReference } from "#submissions/reference.ts";
import { UsageError } from "../command.ts";

/**
 * A reference as the store has it, however it was heard on the telephone: letter case, hyphens and spaces do not matter,
 * and O, I and L are the digits they look like (the alphabet has no such letters). Throws `UsageError` for anything else.
 */
export function readReference(text: string): string {
  const symbols = text.toUpperCase().replace(/[\s-]/g, "");
  const rest = symbols.slice(1).replace(/O/g, "0").replace(/[IL]/g, "1");
  const reference = `${symbols.slice(0, 1)}-${rest.slice(0, 4)}-${rest.slice(4)}`;
  if (isReference(reference)) return reference;
  throw new UsageError(`${JSON.stringify(text)} is no reference: they look like A-7F3K-9QXM`);
}
