import { Form } from "react-router";
import { Button } from "../button/button.tsx";
import { Field } from "../field/field.tsx";
import { useTexts } from "../texts/texts.tsx";

/** Longest text that can be searched for. */
export const MAX_SEARCH_LENGTH = 80;

interface SearchFieldProps {
  /** Unique on the page. */
  id: string;
  /** Path of the page of results. */
  to: string;
  query?: string;
  /** Says what can be searched for. */
  hasHint?: boolean;
}

/** The field of the site's search. It is a form that works without JavaScript. */
export function SearchField({ id, to, query = "", hasHint = false }: SearchFieldProps) {
  const texts = useTexts("search");
  return (
    <search>
      <Form className="search-field" action={to}>
        <Field id={id} label={texts.label} hint={hasHint ? texts.hint : undefined}>
          <input
            className="field__control"
            id={id}
            key={query}
            name="q"
            type="search"
            defaultValue={query}
            maxLength={MAX_SEARCH_LENGTH}
            required
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="search"
            aria-describedby={hasHint ? `${id}-hint` : undefined}
          />
        </Field>
        <Button type="submit" icon="search">
          {texts.search}
        </Button>
      </Form>
    </search>
  );
}
