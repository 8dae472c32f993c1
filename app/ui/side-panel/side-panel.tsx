import { useId, type ReactNode } from "react";
import { ButtonLink } from "../button/button.tsx";
import { ContactList, type ContactItem } from "../contact-list/contact-list.tsx";

interface SidePanelProps {
  title: string;
  /** "deep" asks for something, "light" informs. */
  tone?: "light" | "deep";
  children: ReactNode;
}

/** A titled box beside the main text. */
export function SidePanel({ title, tone = "light", children }: SidePanelProps) {
  const id = useId();
  return (
    <section className={`side-panel side-panel--${tone}`} aria-labelledby={id}>
      <h2 className="side-panel__title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface ContactColumnProps {
  /** Heads the contacts. */
  title: string;
  contacts: ContactItem[];
  toAppointment: string;
}

/** The column beside a text: ways to reach the hospital, and the way to its appointment form (checklist A53). */
export function ContactColumn({ title, contacts, toAppointment }: ContactColumnProps) {
  return (
    <aside className="side-column" aria-label="Contact and appointments">
      <SidePanel title={title}>
        <ContactList items={contacts} />
      </SidePanel>
      <SidePanel title="Need a doctor?" tone="deep">
        <p>Ask for an appointment online. We call you back to confirm the time.</p>
        <ButtonLink to={toAppointment} icon="calendar">
          Book Appointment
        </ButtonLink>
      </SidePanel>
    </aside>
  );
}
