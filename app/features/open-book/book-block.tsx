import type { ReactNode } from "react";
import { ContactList } from "#app/ui/contacts/contacts.tsx";
import { TickList } from "#app/ui/facts/facts.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Breakable, Paragraphs, titleClass } from "#app/ui/page/page.tsx";
import type { BlockView, LineView } from "./book-view.ts";

/** One part of the book, on a screen or, with all of it open, on paper. */
export function BookBlock({ block, isPaper = false }: { block: BlockView; isPaper?: boolean }) {
  const { id, heading, checked, outdated, paragraphs, points, contacts, lists, links, note } = block;
  return (
    <section className="book__block" id={id} aria-labelledby={`${id}-heading`}>
      <div>
        <h3 className={titleClass("book__title", heading)} id={`${id}-heading`}>
          {heading}
        </h3>
        {checked.map((line) => (
          <p className="note" key={line}>
            {line}
          </p>
        ))}
        {outdated && (
          <p className="book__caution">
            {outdated.text}{" "}
            <a className="text-link" href={outdated.phone.href}>
              {outdated.phone.printed}
            </a>
          </p>
        )}
      </div>
      <div className="stack book__body">
        <Paragraphs texts={paragraphs} />
        {contacts.length > 0 && <ContactList items={contacts} />}
        {lists.map(({ title, isFolded, lines }) => (
          <Folded key={title} title={title} isFolded={isFolded} isOpen={isPaper}>
            <Lines lines={lines} />
          </Folded>
        ))}
        {points.length > 0 && <TickList points={points} />}
        {note && <p>{note}</p>}
        {links.map(({ title, links: pages }) => (
          <Folded key={title} title={title} isFolded={title !== ""} isOpen={isPaper}>
            <ul className="book__chips book__links">
              {pages.map(({ to, label }) => (
                <li key={to}>
                  <a className="text-link" href={to}>
                    <Breakable>{label}</Breakable>
                  </a>
                </li>
              ))}
            </ul>
          </Folded>
        ))}
      </div>
    </section>
  );
}

interface FoldedProps {
  title: string;
  isFolded: boolean;
  isOpen: boolean;
  children: ReactNode;
}

function Folded({ title, isFolded, isOpen, children }: FoldedProps) {
  if (!isFolded)
    return (
      <>
        {title && <h4>{title}</h4>}
        {children}
      </>
    );
  return (
    <details className="book__fold" open={isOpen}>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}

/** No table, so that each value stays beside its name at any width, and what else is known has a line of its own. */
function Lines({ lines }: { lines: LineView[] }) {
  return (
    <dl>
      {lines.map(({ name, details, value, marks }) => (
        <div className="book__line" key={name}>
          <dt>{name}</dt>
          {value && (
            <dd>
              <strong>{value}</strong>
              {marks.length > 0 && <p className="note">{marks.join(", ")}</p>}
            </dd>
          )}
          {details.map((detail) => (
            <dd className="note" key={detail}>
              {detail}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
