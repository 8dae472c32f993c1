import { Fragment, type ReactNode } from "react";
import { Icon, IconBadge } from "#app/ui/icon/icon.tsx";
import { buttonClass, NamedText, SmartLink } from "#app/ui/link/link.tsx";
import { DeskField, type FieldView, idOf } from "./desk-field.tsx";
import { KEEP_TYPED, type KeptState } from "./keep-typed.ts";

/** A button of a form, or a link. */
export interface ButtonView {
  label: string;
  /** What the form's `do` says; left out where the form alone says it. */
  act?: string | undefined;
  /** Where the link leads. */
  to?: string;
  /** The whole name, where several are alike. */
  name?: string;
  icon?: string;
  isMain?: boolean;
  isFocused?: boolean;
}

/** A line of what there is. */
export interface RowView {
  id: string;
  title: string;
  /** Where the line leads. */
  to?: string;
  icon?: string;
  /** What goes on after the title. */
  text?: string;
  facts?: readonly string[];
  isUrgent?: boolean;
  parts?: readonly Part[];
}

type Words = readonly { text: string; isChanged: boolean }[];
/** A field in two versions, with the words that are in one of them alone. */
type ChangeView = { label: string; before: Words; after: Words };
type ChangeWords = Record<"before" | "after", string>;

export interface FormPart {
  form: readonly Part[];
  hidden?: Record<string, string>;
  /** What the Enter key does, where it is not the first button. */
  enter?: string;
  /** Left out for the page itself. */
  action?: string;
  method?: "get" | "post";
  takesFile?: boolean;
  /** A class. */
  className?: string;
  /** For the form that puts back what was typed in the page's own. */
  kept?: KeptState;
}

/** A piece of a page, told by the name of what it holds. Every text is ready to be read. */
export type Part =
  | FieldView
  | FormPart
  | { text: string; className?: string }
  | { buttons: readonly ButtonView[]; className?: "desk__moves" | "desk__acts" }
  | { link: string; to: string; name?: string; isInNewTab?: boolean }
  | { rows: readonly RowView[]; className?: string }
  /** What opens at a press. */
  | { fold: string; parts: readonly Part[]; isOpen?: boolean }
  | { heading: string; parts: readonly Part[]; className?: string; role?: "alert" }
  /** Several controls under one name. */
  | ({ group: string; parts: readonly Part[] } & Pick<FieldView, "name" | "hint" | "error">)
  | { changes: readonly ChangeView[]; words: ChangeWords }
  | { hidden: readonly (readonly [string, string])[] }
  | { picture: string; alt: string }
  | (undefined | false);

export function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) => part && <Fragment key={index}>{show(part)}</Fragment>);
}

function show(part: Exclude<Part, undefined | false>): ReactNode {
  if ("type" in part) return <DeskField {...part} />;
  if ("form" in part) return <Form {...part} />;
  if ("text" in part) return <p className={part.className}>{part.text}</p>;
  if ("buttons" in part) {
    const isSmall = part.className === "desk__moves";
    const buttons = part.buttons.map((one) => <Button key={one.act ?? one.label} isSmall={isSmall} {...one} />);
    return <div className={`button__row ${part.className ?? ""}`.trim()}>{buttons}</div>;
  }
  if ("link" in part)
    return (
      <SmartLink to={part.to} newTab={part.isInNewTab ?? false} className="text-link">
        {part.name === undefined ? part.link : <NamedText text={part.link} label={part.name} />}
        <Icon name="arrow-right" />
      </SmartLink>
    );
  if ("rows" in part) {
    const rows = part.rows.map((row) => <Row key={row.id} {...row} />);
    return <ul className={part.className ?? "lines desk__rows"}>{rows}</ul>;
  }
  if ("fold" in part)
    return (
      <details className="desk__fold" open={part.isOpen}>
        <summary className="side-list__summary">
          {part.fold}
          <Icon name="chevron-down" />
        </summary>
        <div className="rows">
          <Parts parts={part.parts} />
        </div>
      </details>
    );
  if ("heading" in part)
    return (
      <section className={part.className ?? "stack"} role={part.role} aria-label={part.heading}>
        <h2>{part.heading}</h2>
        <Parts parts={part.parts} />
      </section>
    );
  if ("group" in part) return <Group {...part} />;
  if ("changes" in part) return <Changes {...part} />;
  if ("hidden" in part)
    return part.hidden.map(([name, value], index) => <input key={index} type="hidden" {...{ name, value }} />);
  return <img className="desk__picture" src={part.picture} alt={part.alt} />;
}

function Form({ form, hidden = {}, enter, action, method = "post", takesFile = false, className, kept }: FormPart) {
  return (
    <>
      <form
        {...{ method, action, className: className, autoComplete: "off", noValidate: true }}
        {...(kept && { id: "kept", "data-state": kept, hidden: true })}
        role={method === "get" ? "search" : undefined}
        encType={takesFile ? "multipart/form-data" : undefined}
      >
        {enter && <button type="submit" name="do" value={enter} tabIndex={-1} aria-hidden="true" hidden />}
        <Parts parts={[{ hidden: Object.entries(hidden) }, ...form]} />
      </form>
      {kept && <script dangerouslySetInnerHTML={{ __html: KEEP_TYPED }} />}
    </>
  );
}

function Button({ label, act, to, name, icon, isMain, isFocused, isSmall }: ButtonView & { isSmall: boolean }) {
  const className = isSmall ? "button__round" : buttonClass(isMain ? "primary" : "secondary");
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {!isSmall && (name === undefined ? label : <NamedText text={label} label={name} />)}
    </>
  );
  if (to !== undefined) return <a {...{ href: to, className }}>{content}</a>;
  return (
    <button
      {...{ type: "submit", className, autoFocus: isFocused }}
      {...(isSmall && { "aria-label": label, title: label })}
      {...(act && { name: "do", value: act })}
    >
      {content}
    </button>
  );
}

function Row({ id, title, to, icon, text = "", facts = [], isUrgent = false, parts = [] }: RowView) {
  const Line = to === undefined ? "p" : "a";
  return (
    <li id={id}>
      <Line href={to} className={isUrgent ? "desk__row desk__row--urgent" : "desk__row"}>
        {icon && <IconBadge name={icon} />}
        <span>
          <strong>{title}</strong> {text}
          {facts.map((fact) => (
            <small key={fact}>{fact}</small>
          ))}
        </span>
      </Line>
      <Parts parts={parts} />
    </li>
  );
}

function Group({ group, name, hint, error, parts }: Extract<Part, { group: string }>) {
  const id = `${idOf(name)}-error`;
  return (
    <fieldset className="field field--wide desk__group" aria-describedby={error && id}>
      <legend className="field__label">{group}</legend>
      {error && (
        <p className="form-error" id={id} role="alert">
          {error}
        </p>
      )}
      {hint && <p className="field__hint">{hint}</p>}
      <Parts parts={parts} />
    </fieldset>
  );
}

const SIDES = ["before", "after"] as const;

function Changes({ changes, words }: { changes: readonly ChangeView[]; words: ChangeWords }) {
  return (
    <dl className="stack desk__changes">
      {changes.map(({ label, ...sides }) => (
        <div key={label}>
          <dt>{label}</dt>
          {SIDES.filter((side) => sides[side].length > 0).map((side) => (
            <dd key={side}>
              <span className="visually-hidden">{words[side]}: </span>
              {sides[side].map(({ text, isChanged }, index) => {
                const Mark = !isChanged ? Fragment : side === "before" ? "del" : "ins";
                return <Mark key={index}>{text}</Mark>;
              })}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
