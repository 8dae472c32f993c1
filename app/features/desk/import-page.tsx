import { Field } from "#app/ui/field/field.tsx";
import { buttonClass, TextLink } from "#app/ui/link/link.tsx";
import { DeskForm, DeskPage, type DeskView } from "./desk-page.tsx";
import css from "./import.css?inline";

type Words<Name extends string> = Record<Name, string>;

/** What asks for the spreadsheet. Every text is ready to be read. */
export interface ImportStartView {
  words: Words<
    "lead" | "sheet" | "sheetHint" | "photos" | "optional" | "photosHint" | "button" | "exports" | "exportsLead"
  >;
  error?: string | undefined;
  exports: { label: string; to: string }[];
}

interface ShownRow {
  name: string;
  row: string;
  lines: { text: string; isDoubt?: boolean }[];
  changes: { field: string; before: string; after: string }[];
}

/** What the spreadsheet would change. */
export interface ImportPreviewView {
  words: Words<"photos" | "addPhotos" | "other">;
  /** What counts first, each in a few words. */
  counts: string[];
  leftOut: string[];
  remarks: string[];
  /** Left out where nothing would change. */
  button?: { label: string; mark: string };
  lists: { title: string; rows: ShownRow[]; more?: string | undefined }[];
  path: string;
}

interface ImportPageProps extends DeskView {
  view: ImportStartView | ImportPreviewView;
}

export function ImportPage({ view, ...page }: ImportPageProps) {
  const { token } = page.frame;
  return (
    <DeskPage {...page}>
      <style>{css}</style>
      {"counts" in view ? <Preview view={view} token={token} /> : <Start view={view} token={token} />}
    </DeskPage>
  );
}

function Start({ view: { words, error, exports }, token }: { view: ImportStartView; token: string }) {
  return (
    <>
      <p>{words.lead}</p>
      <DeskForm token={token} hidden={{ do: "look" }} takesFile className="form-panel">
        <Field id="sheet" label={words.sheet} hint={words.sheetHint} error={error} isErrorAlert>
          <input
            {...{ className: "field__control", id: "sheet", name: "sheet", type: "file" }}
            accept=".xlsx,.csv,.tsv,.txt,.xls,.ods"
            aria-invalid={error ? true : undefined}
            aria-describedby={["sheet-hint", error && "sheet-error"].filter(Boolean).join(" ")}
          />
        </Field>
        <Field id="photos" label={words.photos} note={words.optional} hint={words.photosHint}>
          <PhotoInput />
        </Field>
        <button type="submit" className={buttonClass("primary")}>
          {words.button}
        </button>
      </DeskForm>
      <section className="flow">
        <h2>{words.exports}</h2>
        <p>{words.exportsLead}</p>
        {exports.map(({ label, to }) => (
          <p key={to}>
            <a className="text-link" href={to} download>
              {label}
            </a>
          </p>
        ))}
      </section>
    </>
  );
}

const PhotoInput = () => (
  <input
    {...{ className: "field__control", id: "photos", name: "photos", type: "file", accept: "image/*", multiple: true }}
  />
);

function Preview({ view, token }: { view: ImportPreviewView; token: string }) {
  const { words, counts, leftOut, remarks, button, lists, path } = view;
  return (
    <>
      <div className="form-panel">
        <ul className="import__counts">
          {counts.map((text) => (
            <li key={text}>{text}</li>
          ))}
          {leftOut.map((text) => (
            <li key={text} className="form-error">
              {text}
            </li>
          ))}
        </ul>
        {button && (
          <DeskForm token={token} hidden={{ do: "import", mark: button.mark }} className="form-panel__row">
            <button type="submit" className={buttonClass("primary")}>
              {button.label}
            </button>
          </DeskForm>
        )}
        <div>
          {remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
        </div>
      </div>
      <DeskForm token={token} hidden={{ do: "photos" }} takesFile className="form-panel">
        <Field id="photos" label={words.photos}>
          <PhotoInput />
        </Field>
        <button type="submit" className={buttonClass("secondary")}>
          {words.addPhotos}
        </button>
      </DeskForm>
      <TextLink to={path}>{words.other}</TextLink>
      {lists.map(({ title, rows, more }) => (
        <section key={title} className="import__list">
          <h2>{title}</h2>
          <ul className="lines">
            {rows.map((row) => (
              <ListedRow key={row.name + row.row} row={row} />
            ))}
          </ul>
          {more && <p>{more}</p>}
        </section>
      ))}
    </>
  );
}

function ListedRow({ row: { name, row, lines, changes } }: { row: ShownRow }) {
  return (
    <li className="import__row">
      <h3>
        {name} <small>{row}</small>
      </h3>
      {lines.map(({ text, isDoubt }) => (
        <p key={text} className={isDoubt ? "import__doubt" : undefined}>
          {text}
        </p>
      ))}
      {changes.map(({ field, before, after }) => (
        <p key={field}>
          <small>{field}</small> <del>{before}</del> → <ins>{after}</ins>
        </p>
      ))}
    </li>
  );
}
