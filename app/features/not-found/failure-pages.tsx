import { useEffect } from "react";
import { createPath, useLocation } from "react-router";
import { buttonClass, ButtonLink } from "#app/ui/link/link.tsx";
import { PageHeader, Section } from "#app/ui/page/page.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { usePrefix, useTexts } from "#app/ui/texts/texts.tsx";
import { Tile } from "#app/ui/card/card.tsx";
import { AMBULANCE } from "#site/hospitals/emergency.ts";
import { groupPathsIn, hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { type Phone, listPhones, type CalledHospital } from "#site/hospitals/phones.ts";
import type { Hospital } from "#site/hospitals/site.ts";

export interface PlaceInSite {
  homePath: string;
  basePath: string;
  name: string;
  contact: { phone: Phone };
  choices?: readonly { basePath: string; place: string; phone: Phone }[] | undefined;
  facilities: readonly unknown[];
}

export function FailurePage({ shell }: { shell: PlaceInSite }) {
  const { homePath } = shell;
  const { failures, common } = useTexts();
  return (
    <>
      <PageHeader title={failures.failed} homePath={homePath} lead={common.unavailable} />
      <Section>
        <div className="rows not-found">
          <p className="button__row not-found__actions">
            <CallLinks shell={shell} variant="primary" />
          </p>
          <UsefulLinks shell={shell} />
        </div>
      </Section>
    </>
  );
}

/** For an address without a page: a field to look for it, and numbers. Inside a hospital its links stay there. */
export function NotFoundPage({ shell }: { shell: PlaceInSite }) {
  const { homePath, name, choices } = shell;
  const { failures: texts, common } = useTexts();
  const { toAppointment, toSearch } = hospitalPaths(shell);
  const groupPaths = groupPathsIn(usePrefix());
  return (
    <>
      <PageHeader title={texts.notFound} homePath={homePath} lead={texts.notFoundHint} />
      <Section>
        <div className="form-panel form-panel--edge not-found">
          <div className="not-found__search">
            <SearchField id="missing-search" to={choices ? groupPaths.toSearch : toSearch} />
          </div>
          <UsefulLinks shell={shell} />
          <p className="button__row not-found__actions">
            {!choices && (
              <>
                <ButtonLink to={homePath} variant="secondary">
                  {texts.goTo(name)}
                </ButtonLink>
                <ButtonLink to={toAppointment} icon="calendar">
                  {common.bookAppointment}
                </ButtonLink>
              </>
            )}
            <CallLinks shell={shell} variant="secondary" />
          </p>
        </div>
      </Section>
    </>
  );
}

function CallLinks({ shell, variant }: { shell: PlaceInSite; variant: "primary" | "secondary" }) {
  const { call } = useTexts("common");
  const numbers = shell.choices?.map(({ place, phone }) => ({
    phone,
    label: (
      <span>
        {place} <span className="whole-number">{phone.printed}</span>
      </span>
    ),
  }));
  return (numbers ?? [{ phone: shell.contact.phone, label: call(shell.contact.phone.printed) }]).map(
    ({ phone, label }) => (
      <ButtonLink key={phone.href} to={phone.href} variant={variant} icon="phone">
        {label}
      </ButtonLink>
    ),
  );
}

function UsefulLinks({ shell }: { shell: PlaceInSite }) {
  const { doctors, departments, facilities, contact } = useTexts("sections");
  const paths = hospitalPaths(shell);
  const homes = shell.choices?.map(({ basePath, place }) => ({ to: basePath, icon: "clinic-building", label: place }));
  const tiles = homes ?? [
    { to: paths.toDoctors, icon: "doctor", label: doctors },
    { to: paths.toDepartments, icon: "stethoscope", label: departments },
    ...(shell.facilities.length > 0 ? [{ to: paths.toFacilities, icon: "clinic-building", label: facilities }] : []),
    { to: paths.toContactUs, icon: "phone", label: contact },
  ];
  return (
    <ul className={homes ? "grid" : "not-found__links"}>
      {tiles.map((tile) => (
        <li key={tile.to}>
          <Tile {...tile} />
        </li>
      ))}
    </ul>
  );
}

/** How `fetch` rejects when the network fails (Fetch Standard); no response of ours becomes one. */
export function isCutOff(error: unknown): boolean {
  return error instanceof TypeError;
}

type LoadFailurePageProps = { error: unknown; hospitals: HospitalNumbers[] };

/**
 * Emergency of every hospital that has one, that of the page's own first, and whom to call about the rest. Without a
 * connection no styles come: it is made of what every page has.
 */
export function LoadFailurePage({ error, hospitals }: LoadFailurePageProps) {
  const place = useLocation();
  const { common, emergencyCalls, failures, layout } = useTexts();
  const { toEmergency } = groupPathsIn(usePrefix());
  useEffect(() => {
    // Some links leave the page where it was scrolled to, which would now be its footer.
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  const own = numbersFor(hospitals, place.pathname);
  const others = hospitals.filter((hospital) => !own.includes(hospital));
  const phones = listPhones([...own, ...others], (name) => name);
  const urgent = [
    ...phones.filter(({ isEmergency }) => isEmergency),
    { label: emergencyCalls.ambulance, ...AMBULANCE },
  ];
  const receptions = listPhones(own, common.emergencyAt).filter(({ isEmergency }) => !isEmergency);
  return (
    <Section>
      <div className="button__page">
        <h1>{failures.notLoaded}</h1>
        <p role="alert">{isCutOff(error) ? failures.checkConnection : common.unavailable}</p>
        <p className="button__row">
          {/* Loads a whole document, which also helps when the page's scripts failed. */}
          <a className={buttonClass("primary")} href={createPath(place)} target="_self">
            {failures.tryAgain}
          </a>
        </p>
        <h2>{common.emergency}</h2>
        <NumberButtons phones={urgent} icon="siren" />
        <p>
          {/* May be kept on the device, then it opens without a connection. */}
          <a className="text-link" href={toEmergency}>
            {layout.firstAid}
          </a>
        </p>
        <h2>{failures.receptions}</h2>
        <NumberButtons phones={receptions} icon="phone" />
      </div>
    </Section>
  );
}

function NumberButtons({ phones, icon }: { phones: (Phone & { label: string })[]; icon: string }) {
  return (
    <p className="button__row">
      {phones.map(({ label, printed, href }) => (
        <ButtonLink key={href} to={href} variant="secondary" icon={icon}>
          {/* A number stays on one line. */}
          {label} {printed.replaceAll(" ", "\u00a0")}
        </ButtonLink>
      ))}
    </p>
  );
}

export interface HospitalNumbers extends CalledHospital {
  basePath: string;
}

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
