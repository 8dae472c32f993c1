import { ContactList, type ContactItem } from "#app/ui/contact-list/contact-list.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { AppointmentPanel } from "./appointment-panel.tsx";

interface NewsSideProps {
  title: string;
  contacts: ContactItem[];
  basePath: string;
}

/** The column beside news: ways to reach the hospital, and the way to an appointment. */
export function NewsSide({ title, contacts, basePath }: NewsSideProps) {
  return (
    <aside className="side-column" aria-label="Contact and appointments">
      <SidePanel title={title}>
        <ContactList items={contacts} />
      </SidePanel>
      <AppointmentPanel basePath={basePath} />
    </aside>
  );
}
