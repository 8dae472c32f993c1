import { ButtonLink } from "../button/button-link.tsx";
import { ContactList, type ContactItem } from "../contact-list/contact-list.tsx";
import { SidePanel } from "./side-panel.tsx";

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
