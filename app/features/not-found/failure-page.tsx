import { ButtonLink } from "#app/ui/button/button.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { Tile } from "#app/ui/tile/tile.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Phone } from "#hospitals/phones.ts";

/** Says that a page could not be made just now, and how to reach the hospital without it. */
export function FailurePage({ shell }: { shell: PlaceInSite }) {
  const { homePath, contact } = shell;
  const { home } = useTexts("sections");
  const { failed } = useTexts("failures");
  const { call, unavailable } = useTexts("common");
  return (
    <>
      <PageHeader title={failed} crumbs={[{ label: home, to: homePath }]} lead={unavailable} />
      <Section>
        <div className="not-found">
          <p className="not-found__actions">
            <ButtonLink to={contact.phone.href} icon="phone">
              {call(contact.phone.printed)}
            </ButtonLink>
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
  const { home } = useTexts("sections");
  const { bookAppointment, call } = useTexts("common");
  const texts = useTexts("failures");
  return (
    <>
      <PageHeader title={texts.notFound} crumbs={[{ label: home, to: homePath }]} lead={texts.notFoundHint} />
      <Section>
        <div className="not-found">
          <p className="not-found__actions">
            <ButtonLink to={homePath} variant="secondary">
              {isHospital ? texts.goTo(name) : texts.seeHospitals}
            </ButtonLink>
            <ButtonLink to={hospitalPaths(shell).toAppointment} icon="calendar">
              {bookAppointment}
            </ButtonLink>
            <ButtonLink to={contact.phone.href} variant="secondary" icon="phone">
              {call(contact.phone.printed)}
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
  const { doctors, departments, facilities, contact } = useTexts("sections");
  const paths = hospitalPaths(shell);
  const tiles = [
    { to: paths.toDoctors, icon: "doctor", label: doctors },
    { to: paths.toDepartments, icon: "stethoscope", label: departments },
    { to: paths.toFacilities, icon: "clinic-building", label: facilities },
    { to: paths.toContactUs, icon: "phone", label: contact },
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
