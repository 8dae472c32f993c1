import { createContext, Fragment, type ReactNode, useContext } from "react";
import { Icon, IconBadge } from "#app/ui/icon/icon.tsx";
import { buttonClass, NamedText, SmartLink } from "#app/ui/link/link.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import type { RichText as RichTextNodes } from "#site/content/content.ts";
import { DeskField, type FieldView, idOf } from "./desk-field.tsx";
import { KeepTyped, type KeptView } from "./keep-typed.tsx";

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
  /** Where the title leads: the whole row, where it has no other parts. */
  to?: string;
  /** What goes on after the title. */
  text?: string;
  facts?: readonly string[];
  isUrgent?: boolean;
  parts?: readonly Part[];
}

type Words = readonly { text: string; isChanged: boolean }[];
export type ChangeView = { label: string; before: Words; after: Words };
type ChangeWords = Record<"before" | "after" | "nothing", string>;
export type TileView = { label: string; hint: string; icon: string; to: string };

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
  look?: string;
}

/** A piece of a page, told by the name of what it holds. Every text is ready to be read; what is not there is undefined. */
export type Part =
  | FieldView
  | FormPart
  | { text: string; look?: string; role?: "status" | "alert" }
  | { buttons: readonly ButtonView[]; look?: "desk__moves" | "desk__acts" }
  | { link: string; to: string; name?: string; isInNewTab?: boolean }
  | { rows: readonly RowView[] }
  /** What opens at a press. */
  | { fold: string; parts: readonly Part[]; isOpen?: boolean; look?: string }
  | { heading: string; parts: readonly Part[]; look?: string; role?: "status" | "alert" }
  /** Several controls under one name. */
  | ({ group: string; parts: readonly Part[] } & Pick<FieldView, "name" | "hint" | "error">)
  /** A part of a text. `labels` names the control that it is the label of. */
  | { block: string; labels?: string | undefined; moves: readonly ButtonView[]; parts: readonly Part[] }
  | { changes: readonly ChangeView[]; words: ChangeWords }
  | { facts: readonly { label: string; value: string }[] }
  | { hidden: readonly (readonly [string, string])[] }
  | { picture: string; alt: string }
  | { tiles: readonly TileView[] }
  | { rich: RichTextNodes }
  | { kept: KeptView }
  | (undefined | false | "");

/** What each form posts with it. */
export const Token = createContext("");

export function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) => part && <Fragment key={index}>{show(part)}</Fragment>);
}

function show(part: Exclude<Part, undefined | false | "">): ReactNode {
  if ("type" in part) return <DeskField {...part} />;
  if ("form" in part) return <Form {...part} />;
  if ("text" in part)
    return (
      <p className={part.look} role={part.role}>
        {part.text}
      </p>
    );
  if ("buttons" in part)
    return (
      <div className={`button__row ${part.look ?? ""}`.trim()}>
        {part.buttons.map((button) => (
          <Button
            key={`${button.act} ${button.to} ${button.label}`}
            isSmall={part.look === "desk__moves"}
            {...button}
          />
        ))}
      </div>
    );
  if ("link" in part)
    return (
      <SmartLink to={part.to} newTab={part.isInNewTab ?? false} className="text-link">
        {part.name === undefined ? part.link : <NamedText text={part.link} label={part.name} />}
        <Icon name="arrow-right" />
      </SmartLink>
    );
  if ("rows" in part)
    return (
      <ul className="lines desk__rows">
        {part.rows.map((row) => (
          <Row key={row.id} {...row} />
        ))}
      </ul>
    );
  if ("fold" in part)
    return (
      <details className={part.look ?? "desk__fold"} open={part.isOpen}>
        <summary className="side-list__summary">
          {part.fold}
          <Icon name="chevron-down" />
        </summary>
        <div className="rows">
          <Parts parts={part.parts} />
        </div>
      </details>
    );
  if ("heading" in part) {
    const isAside = part.look === "desk__aside";
    return (
      <section className={part.look ?? "stack"} role={part.role} aria-label={part.heading}>
        {isAside ? <strong>{part.heading}</strong> : <h2>{part.heading}</h2>}
        <Parts parts={part.parts} />
      </section>
    );
  }
  if ("group" in part) return <Group {...part} />;
  if ("block" in part)
    return (
      <div className="desk__block" role="group" aria-label={part.block}>
        <div className="desk__item">
          {part.labels === undefined ? <span>{part.block}</span> : <label htmlFor={part.labels}>{part.block}</label>}
          <Parts parts={[{ buttons: part.moves, look: "desk__moves" }]} />
        </div>
        <Parts parts={part.parts} />
      </div>
    );
  if ("changes" in part) return <Changes {...part} />;
  if ("facts" in part)
    return (
      <dl className="desk__facts">
        {part.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    );
  if ("hidden" in part)
    return part.hidden.map(([name, value], index) => <input key={index} type="hidden" {...{ name, value }} />);
  if ("picture" in part) return <img className="desk__picture" src={part.picture} alt={part.alt} />;
  if ("tiles" in part) return <Tiles {...part} />;
  if ("rich" in part) return <RichText nodes={part.rich} headingOffset={2} />;
  return <Token.Consumer>{(token) => <KeepTyped {...part.kept} token={token} />}</Token.Consumer>;
}

function Form({ form, hidden = {}, enter, action, method = "post", takesFile = false, look }: FormPart) {
  const token = useContext(Token);
  const posted = Object.entries({ ...(method === "post" && token && { desk_token: token }), ...hidden });
  return (
    <form
      {...{ method, action, className: look }}
      role={method === "get" ? "search" : undefined}
      encType={takesFile ? "multipart/form-data" : undefined}
      autoComplete="off"
      noValidate
    >
      {enter && <button type="submit" name="do" value={enter} aria-hidden="true" tabIndex={-1} hidden />}
      <Parts parts={[{ hidden: posted }, ...form]} />
    </form>
  );
}

function Button({ label, act, to, name, icon, isMain = false, isSmall, isFocused }: ButtonView & { isSmall: boolean }) {
  const text = name === undefined ? label : <NamedText text={label} label={name} />;
  const className = isSmall ? "desk__move" : buttonClass(isMain ? "primary" : "secondary");
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {!isSmall && text}
    </>
  );
  if (to !== undefined)
    return (
      <a href={to} className={className}>
        {content}
      </a>
    );
  const posted = act === undefined ? {} : { name: "do", value: act };
  const small = isSmall ? { "aria-label": label, title: label, autoFocus: isFocused } : {};
  return (
    <button type="submit" {...{ className, ...posted, ...small }}>
      {content}
    </button>
  );
}

function Row({ id, title, to, text = "", facts = [], isUrgent = false, parts = [] }: RowView) {
  const said = facts.map((fact) => <small key={fact}>{fact}</small>);
  if (to !== undefined && parts.length === 0)
    return (
      <li id={id}>
        <a href={to} className={isUrgent ? "desk__row desk__row--urgent" : "desk__row"}>
          <strong>{title}</strong>
          {said}
        </a>
      </li>
    );
  return (
    <li id={id}>
      <p>
        {to === undefined ? <strong>{title}</strong> : <a href={to}>{title}</a>} {text}
        {said}
      </p>
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

/** Fields in two versions: words that went, and words that came. */
function Changes({ changes, words }: { changes: readonly ChangeView[]; words: ChangeWords }) {
  const side = (name: "before" | "after", parts: Words) => {
    const Mark = name === "before" ? "del" : "ins";
    const shown = parts.length > 0 ? parts : [{ text: words.nothing, isChanged: false }];
    return (
      <dd>
        <span className="visually-hidden">{words[name]}: </span>
        {shown.map(({ text, isChanged }, index) => (isChanged ? <Mark key={index}>{text}</Mark> : text))}
      </dd>
    );
  };
  return (
    <dl className="desk__changes">
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          {side("before", before)}
          {side("after", after)}
        </div>
      ))}
    </dl>
  );
}

function Tiles({ tiles }: { tiles: readonly TileView[] }) {
  return (
    <ul className="desk__tiles">
      {tiles.map(({ label, hint, icon, to }) => (
        <li key={to}>
          <a className="desk__tile" href={to}>
            <IconBadge name={icon} />
            <span>
              <strong>{label}</strong>
              <small>{hint}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
