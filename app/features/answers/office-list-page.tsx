import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Button, buttonClass, ButtonLink, TextLink } from "#app/ui/link/link.tsx";
import { Field } from "#app/ui/field/field.tsx";
import css from "./answers-page.css?inline";
import listCss from "./office-list.css?inline";

export type ButtonView = { text: string; button: string; done?: string | undefined };

/** An office's requests. Every text is ready to be read. */
export interface OfficeListView {
  /** What is urgent is marked. */
  filters: { label: string; to: string; isCurrent: boolean; isUrgent: boolean }[][];
  search: { label: string; button: string; value: string; hidden: Record<string, string> };
  /** How many were found, or that nothing is there. */
  count: string | undefined;
  columns: string[];
  rows: {
    id: string;
    next: { label: string; to: string };
    isOpen: boolean;
    isLate: boolean;
    late: string | undefined;
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
  }[];
  csv: { label: string; to: string };
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
  page: OfficeListView | ButtonView;
}

/** An office's list, or what opens it. With JavaScript the list shows changes by itself. */
export function OfficeListPage({ title, page }: OfficeListPageProps) {
  return (
    <>
      <style>{css + listCss}</style>
      <div className="wrap answers__bare">
        <h1>{title}</h1>
        <div className="answers office-list">
          {"rows" in page ? <OfficeList list={page} /> : <OneButton view={page} />}
        </div>
      </div>
    </>
  );
}

function OneButton({ view: { text, button, done } }: { view: ButtonView }) {
  if (done !== undefined) return <p className="form-message">{done}</p>;
  return (
    <form method="post" className="answers__forms">
      <p>{text}</p>
      <Button type="submit">{button}</Button>
    </form>
  );
}

function OfficeList({ list }: { list: OfficeListView }) {
  const { filters, search, count, columns, rows, csv, ends, live } = list;
  useLiveList(live.events, live.version);
  const [first] = useState(() => new Set(rows.map(({ id }) => id)));
  const added = rows.filter(({ id }) => !first.has(id)).length;
  return (
    <>
      <nav className="office-list__filters">
        {filters.map((group) => (
          <ul key={group[0]?.to}>
            {group.map(({ label, to, isCurrent, isUrgent }) => (
              <li key={to}>
                <a
                  href={to}
                  aria-current={isCurrent ? "true" : undefined}
                  className={isUrgent ? "office-list__late" : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <form method="get" role="search" className="office-list__search">
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
      {count && <p>{count}</p>}
      <p className="office-list__added" role="status">
        {added > 0 && (added === 1 ? live.added.one : live.added.more.replace("#", String(added)))}
      </p>
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ListRow key={row.id} row={row} label={columns[1]} newRow={first.has(row.id) ? undefined : live.newRow} />
            ))}
          </tbody>
        </table>
      )}
      <div className="answers__row">
        <a href={csv.to} download className={buttonClass("secondary")}>
          {csv.label}
        </a>
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

type ListRowProps = { row: OfficeListView["rows"][number]; label: string | undefined; newRow: string | undefined };

/** `label`: what the second cell is, where it has no column above it. */
function ListRow({ row, label, newRow }: ListRowProps) {
  const { next, isOpen, isLate, late, answerBy, since, who, phone, what, reference, state, visit, said, warning } = row;
  const name = `${next.label}: ${who}, ${reference}`;
  return (
    <tr className={isLate ? "office-list__late-row" : undefined}>
      <td>
        {isOpen ? (
          <ButtonLink to={next.to} variant={isLate ? "primary" : "secondary"} label={name}>
            {next.label}
          </ButtonLink>
        ) : (
          <TextLink to={next.to} label={name}>
            {next.label}
          </TextLink>
        )}
      </td>
      <td data-label={late ? undefined : answerBy && label}>
        {late ? <span className="office-list__late">{late}</span> : answerBy && <span>{answerBy}</span>}
        <span className="office-list__small">{since}</span>
        {newRow && <strong className="office-list__new">{newRow}</strong>}
      </td>
      <th scope="row">
        {who}
        {phone && <a href={phone.to}>{phone.label}</a>}
      </th>
      <td>
        {what}
        <span className="office-list__small">{reference}</span>
      </td>
      <td className={isOpen ? "office-list__open" : undefined}>
        {state}
        {visit && <span className="office-list__visit">{visit}</span>}
        {said && <strong className="office-list__said">{said}</strong>}
        {warning && <span className="form-error">{warning}</span>}
      </td>
      {row.hospital !== undefined && <td>{row.hospital}</td>}
    </tr>
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
