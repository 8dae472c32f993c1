import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { PlaceInSite } from "./place-in-site.ts";
import { UsefulLinks } from "./useful-links.tsx";

/** Says that there is no such page, and offers ways on; inside a hospital these stay in that hospital. */
export function NotFoundPage({ shell }: { shell: PlaceInSite }) {
  const { isHospital, homePath, name, contact } = shell;
  return (
    <>
      <PageHeader
        title="Page not found"
        crumbs={[{ label: "Home", to: homePath }]}
        lead="We could not find the page you asked for. It may have moved, or the address may be mistyped."
      />
      <Section>
        <div className="not-found">
          <p className="not-found__actions">
            <ButtonLink to={homePath} variant="secondary">
              {isHospital ? `Go to ${name}` : "Go to the start page"}
            </ButtonLink>
            <ButtonLink to={hospitalPaths(shell).toAppointment} icon="calendar">
              Book Appointment
            </ButtonLink>
            <ButtonLink to={contact.phone.href} variant="secondary" icon="phone">
              {`Call ${contact.phone.printed}`}
            </ButtonLink>
          </p>
          <UsefulLinks shell={shell} />
        </div>
      </Section>
    </>
  );
}
