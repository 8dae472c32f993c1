import { useEffect, useRef } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router";
import { readFind } from "./find-entries.ts";

/** Marks an address that comes from the field itself. */
const FROM_FIELD = "from field";

/**
 * What is looked for. The address holds it, so that it can be sent to somebody and is there again when a visitor comes
 * back; what is typed goes there letter by letter.
 */
export function useFind() {
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation();
  const isBack = useNavigationType() === "POP";
  const isFromField = state === FROM_FIELD && !isBack;
  const inputRef = useRef<HTMLInputElement>(null);
  const answeredKey = useRef<string>(undefined);
  const find = readFind(query.get("find"));

  function lookFor(text: string) {
    setQuery(text ? { find: text } : {}, { replace: true, preventScrollReset: true, state: FROM_FIELD });
  }

  useEffect(() => {
    const input = inputRef.current;
    if (!input || answeredKey.current === key) return;
    const isFirst = answeredKey.current === undefined;
    answeredKey.current = key;
    // The field may be ahead of the address it gave; only a link or going back changes what stands in it.
    if (isFromField || readFind(input.value) === find) return;
    // What was typed while the page loaded counts.
    if (isFirst) lookFor(input.value);
    else input.value = find;
  });

  return { inputRef, find, lookFor };
}
