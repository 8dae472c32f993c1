import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { buttonClass } from "#app/ui/button/button.tsx";
import { ContactList } from "#app/ui/contact-list/contact-list.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { listPhones, type CalledHospital } from "#hospitals/phones.ts";
import type { Hospital } from "#hospitals/site.ts";

interface LoadFailurePageProps {
  homePath: string;
  /** Whom to call in the meantime; empty when not even that is known. */
  hospitals: HospitalNumbers[];
}

/** Stands in for a page that did not arrive, mostly because the visitor's connection is down; a call still works then. */
export function LoadFailurePage({ homePath, hospitals }: LoadFailurePageProps) {
  const place = useLocation();
  const { home } = useTexts("sections");
  const { emergencyAt } = useTexts("common");
  const { notLoaded, checkConnection, tryAgain } = useTexts("failures");
  useEffect(() => {
    // Some links leave the page where it was scrolled to, which would now be its footer.
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <>
      <PageHeader
        title={notLoaded}
        crumbs={[{ label: home, to: homePath }]}
        lead={<span role="alert">{checkConnection}</span>}
      />
      <Section>
        <div className="not-found">
          <p className="not-found__actions">
            {/* Loads a whole document, which also helps when the page's scripts failed. */}
            <Link className={buttonClass("primary")} to={place} reloadDocument>
              {tryAgain}
            </Link>
          </p>
          <div className="not-found__numbers">
            <ContactList items={contactItems(hospitals, emergencyAt)} />
          </div>
        </div>
      </Section>
    </>
  );
}

/** Whom to call when a page fails. */
export interface HospitalNumbers extends CalledHospital {
  basePath: string;
}

/** The numbers of a hospital, and nothing else: they are sent with every page. */
export function numbersOf({ name, place, basePath, contact }: Hospital): HospitalNumbers {
  const { phone, emergencyPhone } = contact;
  return { name, place, basePath, contact: { phone, emergencyPhone } };
}

/** The hospital that an address belongs to; all where it belongs to none. */
export function numbersFor<Numbers extends Pick<HospitalNumbers, "basePath">>(
  hospitals: Numbers[],
  pathname: string,
): Numbers[] {
  const path = `${pathname}/`.toLowerCase();
  const own = hospitals.filter(({ basePath }) => path.startsWith(`${basePath}/`.toLowerCase()));
  return own.length > 0 ? own : hospitals;
}

/** Reception and emergency of each, as a list of contacts shows them. */
function contactItems(hospitals: HospitalNumbers[], emergencyAt: (place: string) => string) {
  return listPhones(hospitals, emergencyAt).map(({ isEmergency, label, printed, href }) => ({
    icon: isEmergency ? "siren" : "phone",
    label,
    value: printed,
    href,
  }));
}
