import { useState, useSyncExternalStore, type ComponentType } from "react";
import { Form } from "react-router";
import { Field } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";
import { useTexts } from "../texts/texts.tsx";
import type { Suggestions } from "./suggestions.tsx";

export const MAX_SEARCH_LENGTH = 80;

type SearchFieldProps = { id: string; to: string; query?: string; hasHint?: boolean };

/** A form that works without JavaScript; with it, suggestions are loaded when the field is focused. */
export function SearchField({ id, to, query = "", hasHint = false }: SearchFieldProps) {
  const texts = useTexts("search");
  const isLive = useIsLive();
  const [input, setInput] = useState<HTMLInputElement>();
  const [List, setList] = useState<ComponentType<Parameters<typeof Suggestions>[0]>>();

  function loadSuggestions(focused: HTMLInputElement) {
    setInput(focused);
    // Without them the form still works.
    import("./suggestions.tsx").then((loaded) => setList(() => loaded.Suggestions)).catch(() => undefined);
  }

  /** For a field that was focused before the scripts ran. */
  function loadIfFocused(field: HTMLInputElement | null) {
    if (field && field === document.activeElement) loadSuggestions(field);
  }

  return (
    <search>
      <Form className="search-field" action={to}>
        <Field id={id} label={texts.label} hint={hasHint ? texts.hint : undefined}>
          <input
            className="field__control"
            id={id}
            key={query}
            name="q"
            {...(isLive
              ? {
                  type: "text",
                  role: "combobox",
                  inputMode: "search",
                  "aria-autocomplete": "list",
                  "aria-expanded": false,
                  "aria-controls": `${id}-list`,
                }
              : { type: "search" })}
            defaultValue={query}
            maxLength={MAX_SEARCH_LENGTH}
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="search"
            aria-describedby={hasHint ? `${id}-hint` : undefined}
            onFocus={(event) => loadSuggestions(event.currentTarget)}
            ref={loadIfFocused}
          />
        </Field>
        {List && input && <List key={query} input={input} to={to} />}
        <SearchButton>{texts.search}</SearchButton>
      </Form>
    </search>
  );
}

/** A glass inside the field, at its end. */
function SearchButton({ children }: { children: string }) {
  return (
    <button type="submit" className="search-field__button">
      <Icon name="search" />
      <span className="visually-hidden">{children}</span>
    </button>
  );
}

const useIsLive = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
const subscribeToNothing = () => () => undefined;
