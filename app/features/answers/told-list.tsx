import type { ReactNode } from "react";
import { Button } from "#app/ui/link/link.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { Message, type MessageView } from "./message.tsx";

/** What stands around the list of those whom a change of sittings concerns. */
export interface ToldList {
  about: string;
  hint: string;
  /** Nobody is left to be told. */
  isDone: boolean;
  message?: MessageView | undefined;
  name: { label: string; value: string; button: string };
}

export function ToldHead({ told: { about, hint, isDone, message } }: { told: ToldList }) {
  return (
    <>
      {message && <Message {...message} />}
      <div className={isDone ? "form-message" : "urgent-note"}>
        <p>
          <strong>{about}</strong>
        </p>
        {hint}
      </div>
    </>
  );
}

/** One form for all who must be told, so that the name of who tells is typed once. It needs no script. */
export function ToldForm({ told, children }: { told: ToldList | undefined; children: ReactNode }) {
  if (!told || told.isDone) return children;
  const { label, value, button } = told.name;
  return (
    <form method="post" className="rows office-list--told" autoComplete="off">
      <div className="flow office-list__search">
        <Field id="told-by" label={label}>
          <input className="field__control" id="told-by" name="by" defaultValue={value} maxLength={60} />
        </Field>
        <Button type="submit" variant="secondary">
          {button}
        </Button>
      </div>
      {children}
    </form>
  );
}
