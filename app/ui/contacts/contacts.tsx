import { useId, type ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { ButtonLink, SmartLink } from "../link/link.tsx";
import { useTexts } from "../texts/texts.tsx";

export interface ContactItem {
  icon: string;
  label: string;
  value: string;
  /** What the label means, where it is no common word. */
  note?: string;
  /** "tel:…", "mailto:…" or a web address; left out for a plain text. */
  href?: string;
  newTab?: boolean;
}

export function ContactList({ items }: { items: ContactItem[] }) {
  return (
    <dl className="contact-list">
      {items.map(({ icon, label, value, note, href, newTab = false }) => (
        <div className={`contact-list__item contact-list__item--${icon}`} key={`${label} ${value}`}>
          <dt className="contact-list__label">
            <Icon name={icon} />
            {label}
          </dt>
          <dd className="contact-list__value">
            {href ? (
              <SmartLink to={href} newTab={newTab}>
                {value}
              </SmartLink>
            ) : (
              value
            )}
          </dd>
          {note && <dd className="contact-list__note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

export type UrgentCall = { label: string; printed: string; href: string };

export function UrgentNote({ calls, children }: { calls: UrgentCall[]; children: ReactNode }) {
  return (
    <div className="urgent-note">
      <p>{children}</p>
      <EmergencyCalls calls={calls} />
    </div>
  );
}

export function EmergencyCalls({ calls }: { calls: UrgentCall[] }) {
  return (
    <ul className="emergency-calls">
      {calls.map(({ label, printed, href }) => (
        <li key={href}>
          <a className="emergency-calls__link" href={href}>
            {label} <strong>{printed}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
}

type SidePanelProps = { title: string; tone?: "light" | "deep"; children: ReactNode };

export function SidePanel({ title, tone = "light", children }: SidePanelProps) {
  const id = useId();
  return (
    <section className={`side-panel side-panel--${tone}`} aria-labelledby={id}>
      <h2 className="part-title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

type ContactColumnProps = { title: string; contacts: ContactItem[]; toAppointment: string };

/** The column beside a text: ways to reach the hospital, and the way to its appointment form (checklist A53). */
export function ContactColumn({ title, contacts, toAppointment }: ContactColumnProps) {
  const { contactColumn, common } = useTexts();
  return (
    <aside className="side-column" aria-label={contactColumn.label}>
      <SidePanel title={title}>
        <ContactList items={contacts} />
      </SidePanel>
      <SidePanel title={contactColumn.needDoctor} tone="deep">
        <p>{contactColumn.askOnline}</p>
        <ButtonLink to={toAppointment} icon="calendar">
          {common.bookAppointment}
        </ButtonLink>
      </SidePanel>
    </aside>
  );
}

interface SideListProps {
  title: string;
  items: { label: string; to: string; isCurrent?: boolean }[];
}

export function SideList({ title, items }: SideListProps) {
  return (
    <nav className="side-list" aria-label={title}>
      <p className="side-list__title at-desks">{title}</p>
      <details className="unfolded-wide">
        <summary className="side-list__summary">
          {title}
          <Icon name="chevron-down" />
        </summary>
        <ul className="side-list__items">
          {items.map(({ label, to, isCurrent }) => (
            <li key={to}>
              <a href={to} className="side-list__link" aria-current={isCurrent ? "page" : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
