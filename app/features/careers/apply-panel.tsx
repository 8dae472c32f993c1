import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";

export interface ApplyContact {
  email: string;
  phone: string;
  phoneE164: string;
}

/** How to apply: by a mail whose subject names the job, or by telephone. */
export function ApplyPanel({ jobTitle, contact }: { jobTitle: string; contact: ApplyContact }) {
  const subject = encodeURIComponent(`Application: ${jobTitle}`);
  return (
    <SidePanel title="Apply for this job" tone="deep">
      <p>Write to us with your resume as an attachment, or call to ask about the post.</p>
      <ButtonLink to={`mailto:${contact.email}?subject=${subject}`} icon="mail">
        Apply by e-mail
      </ButtonLink>
      <ButtonLink to={`tel:${contact.phoneE164}`} variant="ghost" icon="phone">
        {`Call ${contact.phone}`}
      </ButtonLink>
    </SidePanel>
  );
}
