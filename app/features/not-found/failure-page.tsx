import { ButtonLink } from "#app/ui/button/button.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Tile } from "#app/ui/tile/tile.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Phone } from "#hospitals/phones.ts";

/** Says that a page could not be made just now, and how to reach the hospital without it. */
export function FailurePage({ shell }: { shell: PlaceInSite }) {
  const { homePath, contact } = shell;
  return (
    <>
      <PageHeader
        title="Something went wrong"
        crumbs={[{ label: "Home", to: homePath }]}
        lead="This page cannot be shown just now. Please try again in a few minutes, or call us."
      />
      <Section>
        <div className="not-found">
          <p className="not-found__actions">
            <ButtonLink to={contact.phone.href} icon="phone">{`Call ${contact.phone.printed}`}</ButtonLink>
          </p>
          <UsefulLinks shell={shell} />
        </div>
      </Section>
    </>
  );
}

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

/** The pages most visitors look for. */
function UsefulLinks({ shell }: { shell: PlaceInSite }) {
  const paths = hospitalPaths(shell);
  const tiles = [
    { to: paths.toDoctors, icon: "doctor", label: "Doctors" },
    { to: paths.toDepartments, icon: "stethoscope", label: "Departments" },
    { to: paths.toFacilities, icon: "clinic-building", label: "Facilities" },
    { to: paths.toContactUs, icon: "phone", label: "Contact Us" },
  ];
  return (
    <ul className="not-found__links">
      {tiles.map((tile) => (
        <li key={tile.to}>
          <Tile {...tile} />
        </li>
      ))}
    </ul>
  );
}

/** Where in the site a page is missing or failed: what its links and numbers derive from. */
export interface PlaceInSite {
  /** False on an address that belongs to no hospital. */
  isHospital: boolean;
  homePath: string;
  /** The hospital whose pages and contact details are offered. */
  basePath: string;
  name: string;
  contact: { phone: Phone };
}
