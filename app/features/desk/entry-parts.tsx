import { Field } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { buttonClass, NamedText } from "#app/ui/link/link.tsx";

/** A button that sends the whole form. `name` tells several alike apart, for who hears the page. */
export interface ActButton {
  act: string;
  label: string;
  name?: string;
  isFocused?: boolean;
}

export type Option = { value: string; label: string };

export const idOf = (name: string) => name.replaceAll(/[^\w-]/g, "-");

export function Act({ act, label, name }: ActButton) {
  return (
    <button type="submit" name="do" value={act} className={buttonClass("secondary")}>
      {name === undefined ? label : <NamedText text={label} label={name} />}
    </button>
  );
}

export function Options({ options }: { options: Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

export interface FilePart {
  /** The path of the file there is. */
  path: { name: string; value: string };
  shown?: { src: string; alt: string } | { label: string } | undefined;
  file: { name: string; label: string; accept: string };
  camera?: { name: string; label: string } | undefined;
  alt?: { name: string; label: string; hint: string; value: string } | undefined;
  remove?: { name: string; label: string } | undefined;
  /** Heads what changes it. */
  change: string;
}

export interface BlockView {
  title: string;
  hidden: Record<string, string>;
  /** Without a label of its own it has the title's. */
  text: { name: string; label?: string | undefined; hint?: string; value: string; rows: number };
  to?: { name: string; label: string; hint: string; value: string } | undefined;
  file?: FilePart | undefined;
  buttons: ActButton[];
  isFocused: boolean;
}

export interface Entries {
  kind: "entries";
  items: { value: string; label: string; buttons: ActButton[] }[];
  added: { name: string; label: string; options: Option[]; button: ActButton };
}

export interface Blocks {
  kind: "blocks";
  blocks: BlockView[];
  add: ActButton[];
  addLabel: string;
}

export const FoldTitle = ({ text }: { text: string }) => (
  <summary className="side-list__summary">
    {text}
    <Icon name="chevron-down" />
  </summary>
);

/** What there is, and below a fold what changes it; where nothing is there, only the latter. */
export function FileControls({ part }: { part: FilePart }) {
  const { path, shown, change } = part;
  if (!shown)
    return (
      <>
        <input type="hidden" {...path} />
        <FileInputs part={part} />
      </>
    );
  return (
    <>
      <input type="hidden" {...path} />
      {"src" in shown ? <img className="entry__picture" src={shown.src} alt={shown.alt} /> : <p>{shown.label}</p>}
      <details className="entry__fold">
        <FoldTitle text={change} />
        <div className="rows">
          <FileInputs part={part} />
        </div>
      </details>
    </>
  );
}

function FileInputs({ part: { file, camera, alt, remove } }: { part: FilePart }) {
  const [id, altId] = [idOf(file.name), idOf(alt?.name ?? "")];
  return (
    <>
      {camera && (
        <div className="entry__camera">
          <Field id={`${id}-camera`} label={camera.label}>
            <input
              className="field__control"
              {...{ id: `${id}-camera`, name: camera.name, type: "file", accept: file.accept, capture: "environment" }}
            />
          </Field>
        </div>
      )}
      <Field id={id} label={file.label}>
        <input className="field__control" {...{ id, name: file.name, type: "file", accept: file.accept }} />
      </Field>
      {alt && (
        <Field id={altId} label={alt.label} hint={alt.hint}>
          <input
            className="field__control"
            {...{ id: altId, name: alt.name, defaultValue: alt.value }}
            aria-describedby={`${altId}-hint`}
          />
        </Field>
      )}
      {remove && (
        <label className="entry__check">
          <input type="checkbox" name={remove.name} value="yes" /> {remove.label}
        </label>
      )}
    </>
  );
}

export function EntriesField({ name, field: { items, added } }: { name: string; field: Entries }) {
  return (
    <>
      {/* Says that the field is posted, also where nothing is in it. */}
      <input type="hidden" name={name} value="" />
      <ol className="lines">
        {items.map(({ value, label, buttons }) => (
          <li key={value} className="entry__item">
            <input type="hidden" name={name} value={value} />
            <span>{label}</span>
            <Moves buttons={buttons} />
          </li>
        ))}
      </ol>
      {added.options.length > 1 && (
        <>
          <Field id={idOf(added.name)} label={added.label}>
            <select className="field__control field__control--select" id={idOf(added.name)} name={added.name}>
              <Options options={added.options} />
            </select>
          </Field>
          <div className="button__row">
            <Act {...added.button} />
          </div>
        </>
      )}
    </>
  );
}

const ICONS: Readonly<Record<string, string>> = { up: "chevron-down", down: "chevron-down", remove: "close" };

function Moves({ buttons }: { buttons: ActButton[] }) {
  return (
    <span className="entry__moves">
      {buttons.map(({ act, label, isFocused = false }) => (
        <button
          key={act}
          type="submit"
          name="do"
          value={act}
          className={act.startsWith("up") ? "entry__move entry__move--up" : "entry__move"}
          aria-label={label}
          title={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the same page, after its button was pressed
          autoFocus={isFocused}
        >
          <Icon name={ICONS[act.split(" ")[0] ?? ""] ?? "more"} />
        </button>
      ))}
    </span>
  );
}

export function BlocksField({ name, field: { blocks, add, addLabel } }: { name: string; field: Blocks }) {
  return (
    <>
      <input type="hidden" name={name} value="" />
      {blocks.map((block) => (
        <BlockControls key={block.text.name} block={block} />
      ))}
      <p className="field__label">{addLabel}</p>
      <div className="button__row">
        {add.map((button) => (
          <Act key={button.act} {...button} />
        ))}
      </div>
    </>
  );
}

function BlockControls({ block: { title, hidden, text, to, file, buttons, isFocused } }: { block: BlockView }) {
  const [id, toId] = [idOf(text.name), idOf(to?.name ?? "")];
  return (
    <div className="entry__block" role="group" aria-label={title}>
      <div className="entry__item">
        {text.label === undefined ? <label htmlFor={id}>{title}</label> : <span>{title}</span>}
        <Moves buttons={buttons} />
      </div>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {file && <FileControls part={file} />}
      <div className="field">
        {text.label !== undefined && (
          <label className="field__label" htmlFor={id}>
            {text.label}
          </label>
        )}
        <textarea
          className="field__control"
          {...{ id, name: text.name, rows: text.rows, defaultValue: text.value }}
          aria-describedby={text.hint && `${id}-hint`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the part that was asked for
          autoFocus={isFocused}
        />
        {text.hint && (
          <p className="field__hint" id={`${id}-hint`}>
            {text.hint}
          </p>
        )}
      </div>
      {to && (
        <Field id={toId} label={to.label} hint={to.hint}>
          <input
            className="field__control"
            {...{ id: toId, name: to.name, defaultValue: to.value, inputMode: "url", autoCapitalize: "none" }}
            aria-describedby={`${toId}-hint`}
          />
        </Field>
      )}
    </div>
  );
}
