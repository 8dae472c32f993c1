import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Button, buttonClass, ButtonLink } from "#app/ui/link/link.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { Section } from "#app/ui/page/page.tsx";
import css from "./answers-page.css?inline";

export type ButtonView = { text: string; button: string; done?: string | undefined };

/** An office's requests. Every text is ready to be read. */
export interface OfficeListView {
  filters: { label: string; to: string; isCurrent: boolean }[][];
  search: { label: string; button: string; value: string; hidden: Record<string, string> };
  count: string;
  columns: string[];
  rows: {
    id: string;
    since: string;
    who: string;
    phone: { label: string; to: string } | undefined;
    what: string;
    reference: string;
    state: string;
    warning?: string | undefined;
    isOpen: boolean;
    answer: { label: string; to: string };
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
      <style>{css}</style>
      <Section>
        <h1 className="answers__title">{title}</h1>
        <div className="answers answers--wide">
          {"rows" in page ? <OfficeList list={page} /> : <OneButton view={page} />}
        </div>
      </Section>
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
      <nav className="answers__filters">
        {filters.map((group) => (
          <ul key={group[0]?.label}>
            {group.map(({ label, to, isCurrent }) => (
              <li key={label}>
                <a href={to} aria-current={isCurrent ? "true" : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <form method="get" role="search" className="answers__search">
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
      <p>{count}</p>
      <p className="answers__added" role="status">
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
            {rows.map(({ id, since, who, phone, what, reference, state, warning, isOpen, answer }) => (
              <tr key={id}>
                <td>
                  {since}
                  {!first.has(id) && <strong className="answers__new">{live.newRow}</strong>}
                </td>
                <th scope="row">
                  {who}
                  {phone && (
                    <>
                      <br />
                      <a href={phone.to}>{phone.label}</a>
                    </>
                  )}
                </th>
                <td>
                  {what}
                  <span className="answers__reference">{reference}</span>
                </td>
                <td className={isOpen ? "answers__open" : undefined}>
                  {state}
                  {warning && <span className="form-error">{warning}</span>}
                </td>
                <td>
                  <ButtonLink to={answer.to} variant="secondary" label={`${answer.label}: ${who}, ${reference}`}>
                    {answer.label}
                  </ButtonLink>
                </td>
              </tr>
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
