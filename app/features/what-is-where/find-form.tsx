import type { Ref } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button/button.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { MAX_FIND_LENGTH } from "./find-entries.ts";

interface FindFormProps {
  /** The page's own path. */
  address: string;
  find: string;
  inputRef: Ref<HTMLInputElement>;
  onType: (text: string) => void;
}

/** Asks what is looked for. Without JavaScript it asks the server; with it the page answers at each letter. */
export function FindForm({ address, find, inputRef, onType }: FindFormProps) {
  return (
    <search>
      <Form className="where-find" action={address} preventScrollReset>
        <Field id="find" label="What are you looking for?" hint="For example: heart, children, X-ray">
          <input
            className="field__control"
            id="find"
            name="find"
            type="search"
            ref={inputRef}
            defaultValue={find}
            maxLength={MAX_FIND_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby="find-hint"
            onInput={({ currentTarget }) => onType(currentTarget.value)}
          />
        </Field>
        <Button type="submit" icon="search">
          Find
        </Button>
      </Form>
    </search>
  );
}
