import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { buttonClass } from "#app/ui/button/button.tsx";
import { ContactList } from "#app/ui/contact-list/contact-list.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
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
  useEffect(() => {
    // Some links leave the page where it was scrolled to, which would now be its footer.
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  return (
    <>
      <PageHeader
        title="This page did not load"
        crumbs={[{ label: "Home", to: homePath }]}
        lead={
          <span role="alert">
            Your internet connection may be down. Check it, then try again. Telephone calls still reach us.
          </span>
        }
      />
      <Section>
        <div className="not-found">
          <p className="not-found__actions">
            {/* A whole document, which also helps where the page's own program failed. */}
            <Link className={buttonClass("primary")} to={place} reloadDocument>
              Try again
            </Link>
          </p>
          <div className="not-found__numbers">
            <ContactList items={contactItems(hospitals)} />
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
function contactItems(hospitals: HospitalNumbers[]) {
  return listPhones(hospitals).map(({ isEmergency, label, printed, href }) => ({
    icon: isEmergency ? "siren" : "phone",
    label,
    value: printed,
    href,
  }));
}
