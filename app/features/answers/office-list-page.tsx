import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Button, buttonClass, ButtonLink, NamedText, TextLink } from "#app/ui/link/link.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { IconBadge } from "#app/ui/icon/icon.tsx";
import css from "./answers-page.css?inline";
import listCss from "./office-list.css?inline";
import { ToldForm, ToldHead, type ToldList } from "./told-list.tsx";

/** What opens the list: a button, or what it did; `steps` say how. */
export type ButtonView = { text: string; steps?: string[]; button: string; done?: string | undefined };

type Choice = { count: number; label: string; to: string; isCurrent: boolean; isUrgent: boolean };

/** An office's requests. Every text is ready to be read. */
export interface OfficeListView {
  /** Where only those are listed whom a change of sittings concerns. */
  told?: ToldList | undefined;
  /** What must be seen to before everything else. */
  alerts: { text: string; to: string }[];
  /** What is urgent is marked. */
  filters: Choice[][];
  search: { label: string; button: string; value: string; hidden: Record<string, string> };
  /** How many were found, or that nothing is there. */
  count: string | undefined;
  rows: {
    id: string;
    next: { label: string; to: string };
    isOpen: boolean;
    isLate: boolean;
    /** By when, or since when it is late. */
    answerBy: string | undefined;
    since: string;
    who: string;
    phone: { label: string; to: string } | undefined;
    what: string;
    reference: string;
    state: string;
    visit: string | undefined;
    said: string | undefined;
    warning?: string | undefined;
    /** Only in the list of several. */
    hospital: string | undefined;
    /** Of a patient who must be told: messages to send, and the button that says that it was done. */
    tell?: { messages: { label: string; to: string; icon: string }[]; tick: { label: string; value: string } };
  }[];
  /** Files, the list itself first. */
  downloads: { label: string; to: string }[];
  /** Of the page on which the office says who sits; left out where it answers for several. */
  day?: { label: string; to: string } | undefined;
  ends: { button: string; value: string }[];
  live: {
    /** Address of the stream that names the list's version whenever it changes. */
    events: string;
    version: string;
    /** "#" stands for how many entries came since the page was loaded. */
    added: { one: string; more: string };
    newRow: string;
  };
}

interface OfficeListPageProps {
  title: string;
  office: string;
  page: OfficeListView | ButtonView;
}

/** An office's list, or what opens it. With JavaScript the list shows changes by itself. */
export function OfficeListPage({ title, office, page }: OfficeListPageProps) {
  return (
    <>
      <style>{css + listCss}</style>
      <div className="wrap rows answers__bare">
        {"rows" in page ? (
          <>
            <div className="button__row office-list__head">
              <h1>{title}</h1>
              {page.day && (
                <ButtonLink to={page.day.to} variant="secondary">
                  {page.day.label}
                </ButtonLink>
              )}
            </div>
            <div className="rows office-list">
              {/* Another choice is another list: nothing in it is new. */}
              <OfficeList key={page.downloads[0]?.to} list={page} />
            </div>
          </>
        ) : (
          <Gate title={title} office={office} view={page} />
        )}
      </div>
    </>
  );
}

function Gate({ title, office, view }: { title: string; office: string; view: ButtonView }) {
  const { text, steps = [], button, done } = view;
  return (
    <div className="form-panel gate rich-text">
      <IconBadge name="shield" />
      <div>
        <h1>{title}</h1>
        <p className="gate__office">{office}</p>
      </div>
      {done === undefined ? (
        <>
          <p>{text}</p>
          {steps.length > 0 && (
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          <form method="post">
            <Button type="submit">{button}</Button>
          </form>
        </>
      ) : (
        <p className="form-message" role="status">
          {done}
        </p>
      )}
    </div>
  );
}

function OfficeList({ list }: { list: OfficeListView }) {
  const { told, alerts, count, rows, downloads, ends, live } = list;
  useLiveList(live.events, live.version);
  const [first] = useState(() => new Set(rows.map(({ id }) => id)));
  const added = rows.filter(({ id }) => !first.has(id)).length;
  return (
    <>
      {alerts.map(({ text, to }) => (
        <a key={to} href={to} className="form-message form-message--error">
          {text}
        </a>
      ))}
      {told ? <ToldHead told={told} /> : <Filters list={list} />}
      {count && <p>{count}</p>}
      <p className="form-panel__note" role="status">
        {added > 0 && (added === 1 ? live.added.one : live.added.more.replace("#", String(added)))}
      </p>
      <ToldForm told={told}>
        <ul className="lines">
          {rows.map((row) => (
            <ListRow key={row.id} row={row} newRow={first.has(row.id) ? undefined : live.newRow} />
          ))}
        </ul>
      </ToldForm>
      <div className="button__row">
        {downloads.map(({ label, to }) => (
          <a key={to} href={to} download className={buttonClass("secondary")}>
            {label}
          </a>
        ))}
        {ends.map(({ button, value }) => (
          <form key={value} method="post">
            <input type="hidden" name="end" value={value} />
            <Button type="submit" variant="secondary">
              {button}
            </Button>
          </form>
        ))}
      </div>
    </>
  );
}

function Filters({ list: { filters, search } }: { list: OfficeListView }) {
  return (
    <>
      <nav className="flow office-list__filters">
        {filters.map((group) => (
          <ul key={group[0]?.to} className="office-list__group">
            {group.map(({ count: number, label, to, isCurrent, isUrgent }) => (
              <li key={to}>
                <a
                  href={to}
                  aria-current={isCurrent ? "true" : undefined}
                  className={isUrgent ? "office-list__urgent" : undefined}
                >
                  <strong>{number}</strong> {label}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <form method="get" role="search" className="flow office-list__search">
        {Object.entries(search.hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field id="list-search" label={search.label}>
          <input className="field__control" id="list-search" name="q" type="search" defaultValue={search.value} />
        </Field>
        <Button type="submit" variant="secondary">
          {search.button}
        </Button>
      </form>
    </>
  );
}

type ListRowProps = { row: OfficeListView["rows"][number]; newRow: string | undefined };

function ListRow({ row, newRow }: ListRowProps) {
  const { next, isOpen, isLate, who, phone, what, reference, hospital, state, visit, said, warning, tell } = row;
  const name = `${next.label}: ${who}, ${reference}`;
  return (
    <li className={isLate ? "office-list__row office-list__row--late" : "office-list__row"}>
      <div>
        <h2>{who}</h2>
        {phone && (
          <a className="text-link" href={phone.to}>
            {phone.label}
          </a>
        )}
      </div>
      <p>
        {isLate ? <strong className="office-list__late">{row.answerBy}</strong> : row.answerBy}
        <small>{row.since}</small>
        {newRow && <strong className="office-list__new">{newRow}</strong>}
      </p>
      <p>
        {what}
        <small>{[reference, hospital].filter(Boolean).join(" · ")}</small>
      </p>
      <div>
        {isOpen ? <strong>{state}</strong> : <p>{state}</p>}
        {visit && <strong>{visit}</strong>}
        {said && <strong>{said}</strong>}
        {warning && <span className="form-error">{warning}</span>}
        {isOpen ? (
          <ButtonLink to={next.to} variant={isLate ? "primary" : "secondary"} label={name}>
            {next.label}
          </ButtonLink>
        ) : (
          <TextLink to={next.to} label={name}>
            {next.label}
          </TextLink>
        )}
      </div>
      {tell && (
        <div className="button__row">
          {tell.messages.map(({ label, to, icon }) => (
            <ButtonLink key={label} to={to} icon={icon} variant="secondary" label={`${label}: ${who}`}>
              {label}
            </ButtonLink>
          ))}
          <Button type="submit" name="told" value={tell.tick.value}>
            <NamedText text={tell.tick.label} label={`${tell.tick.label}: ${who}`} />
          </Button>
        </div>
      )}
    </li>
  );
}

/** A browser asks no more by itself once it got an error in place of the stream. */
const TRY_AGAIN_MS = 30_000;

/** Loads the page's data again when the stream at `events` names another version; a hidden page catches up. */
function useLiveList(events: string, version: string): void {
  const { revalidate } = useRevalidator();
  const shown = useRef(version);
  useEffect(() => {
    shown.current = version;
  }, [version]);

  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function close() {
      clearTimeout(timer);
      source?.close();
    }
    function open() {
      close();
      if (document.hidden) return;
      source = new EventSource(events);
      source.addEventListener("message", ({ data }) => void (data !== shown.current && revalidate()));
      source.addEventListener("error", () => {
        if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, TRY_AGAIN_MS);
      });
    }
    open();
    document.addEventListener("visibilitychange", open);
    return () => {
      document.removeEventListener("visibilitychange", open);
      close();
    };
  }, [events, revalidate]);
}
