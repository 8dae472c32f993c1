import { ContactList, type ContactItem } from "#app/ui/contact-list/contact-list.tsx";
import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";

interface ContactDetailsProps {
  details: ContactItem[];
  helplines: ContactItem[];
}

/** Address, phone and e-mail, and the numbers that serve one purpose each. */
export function ContactDetails({ details, helplines }: ContactDetailsProps) {
  return (
    <div className="contact-us__details">
      <SectionHeading title="Reach us" />
      <ContactList items={details} />
      {helplines.length > 0 && (
        <section className="contact-us__helplines" aria-labelledby="helplines-heading">
          <h3 id="helplines-heading">Helplines</h3>
          <ContactList items={helplines} />
        </section>
      )}
    </div>
  );
}
