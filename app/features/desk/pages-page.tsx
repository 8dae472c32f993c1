import { Button, buttonClass } from "#app/ui/link/link.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import type { RichText as Text } from "#site/content/content.ts";
import { DeskControl, type DeskField } from "./desk-control.tsx";
import { DeskForm, DeskPage, type DeskView } from "./desk-page.tsx";

/** A page that is a file. Every text is ready to be read. */
export interface PageFormView extends DeskView {
  hidden: Record<string, string>;
  controls: DeskField[];
  faults: string[];
  publish: string;
  more: { value: string; label: string }[];
  preview?: { heading: string; title: string; text: Text } | undefined;
  theirs?: { heading: string; text: string } | undefined;
}

export function PageFormPage({ hidden, controls, faults, publish, more, preview, theirs, ...around }: PageFormView) {
  return (
    <DeskPage {...around}>
      {faults.length > 0 && (
        <ul className="form-error" role="alert">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {preview && (
        <section>
          <p className="note">{preview.heading}</p>
          <h2>{preview.title}</h2>
          <RichText nodes={preview.text} headingOffset={2} />
        </section>
      )}
      <DeskForm token={around.frame.token} hidden={hidden} className="form-panel">
        {controls.map((control) => (
          <DeskControl key={control.name} field={control} />
        ))}
        <div className="button__row">
          <Button type="submit" name="do" value="publish">
            {publish}
          </Button>
          {more.map(({ value, label }) => (
            <button key={value} type="submit" name="do" value={value} className={buttonClass("secondary")}>
              {label}
            </button>
          ))}
        </div>
      </DeskForm>
      {theirs && (
        <section>
          <h2>{theirs.heading}</h2>
          <pre className="note">{theirs.text}</pre>
        </section>
      )}
    </DeskPage>
  );
}
