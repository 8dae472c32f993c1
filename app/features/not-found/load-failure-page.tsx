import { useEffect } from "react";
import { createPath, useLocation } from "react-router";
import { buttonClass, ButtonLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/page/page.tsx";
import { usePrefix, useTexts } from "#app/ui/texts/texts.tsx";
import { AMBULANCE } from "#site/hospitals/emergency.ts";
import { groupPathsIn } from "#site/hospitals/hospital-paths.ts";
import { type Phone, listPhones, type CalledHospital } from "#site/hospitals/phones.ts";
import type { Hospital } from "#site/hospitals/site.ts";

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
        <NumberButtons title={common.emergency} phones={urgent} icon="siren" />
        <p>
          {/* May be kept on the device, then it opens without a connection. */}
          <a className="text-link" href={toEmergency}>
            {layout.firstAid}
          </a>
        </p>
        {receptions[0] && <NumberButtons title={failures.receptions} phones={receptions} icon="phone" />}
      </div>
    </Section>
  );
}

type NumberButtonsProps = { title: string; phones: (Phone & { label: string })[]; icon: string };

function NumberButtons({ title, phones, icon }: NumberButtonsProps) {
  return (
    <>
      <h2>{title}</h2>
      <p className="button__row">
        {phones.map(({ label, printed, href }) => (
          <ButtonLink key={href} to={href} variant="secondary" icon={icon}>
            {/* A number stays on one line. */}
            {label} {printed.replaceAll(" ", "\u00a0")}
          </ButtonLink>
        ))}
      </p>
    </>
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
