import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import type { Phone } from "#hospitals/phones.ts";

export interface ApplyContact {
  email: string;
  phone: Phone;
}

/** Whom to ask about a job, by a mail whose subject names it or by telephone. */
export function ApplyPanel({ jobTitle, contact }: { jobTitle: string; contact: ApplyContact }) {
  const subject = encodeURIComponent(`Question about: ${jobTitle}`);
  return (
    <SidePanel title="Questions about this job?" tone="deep">
      <p>Write to us or call to ask about the post, the duty hours or the papers you need.</p>
      <ButtonLink to={`mailto:${contact.email}?subject=${subject}`} icon="mail">
        Ask by e-mail
      </ButtonLink>
      <ButtonLink to={contact.phone.href} variant="ghost" icon="phone">
        {`Call ${contact.phone.printed}`}
      </ButtonLink>
    </SidePanel>
  );
}
