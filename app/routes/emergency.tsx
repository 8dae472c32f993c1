import { renderToStaticMarkup } from "react-dom/server";
import { servicesContext } from "#app/context.ts";
import { EmergencyPage } from "#app/features/emergency/emergency-page.tsx";
import styles from "#app/features/emergency/emergency.css?inline";
import {
  countWaitingForms,
  keepEmergencyPage,
  readChosenPlace,
  readEmergencyPage,
} from "#app/features/emergency/keep-page.ts";
import { pageTitle } from "#app/head/page-head.ts";
import { PENDING_DATABASE } from "#app/ui/pending/may-have-pending.ts";
import { pageLanguage } from "#app/page-language.server.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { DAY_MS, todayInKolkata } from "#forms/calendar.ts";
import { tokenSheet } from "#site/brand/colour-tokens.ts";
import { casualtiesFrom } from "#site/hospitals/casualties.server.ts";
import { atOf } from "#site/hospitals/distance.ts";
import { listEmergencyCalls } from "#site/hospitals/emergency.ts";
import { findOnlyHospital, fullName, hasLandingPage, isLargeGroup } from "#site/hospitals/find-hospital.ts";
import { groupPathsIn, hospitalPaths, pathIn, WORKER_PATH } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import { formatParts } from "#site/texts/date-format.ts";
import { listCasualtyPlaces } from "./emergency-places.ts";
import { drawCode } from "./hospital/draw-code.ts";
import { openHospital } from "./hospital/hospital-page.ts";
import type { Route } from "./+types/emergency";

export const handle: RoutePolicy = {
  sitemap: "page",
  isUncounted: true,
  isListed: (site, hospital) => hospital !== undefined || hasLandingPage(site),
  parameters: { place: { read: "place" } },
};

/** On a hospital's page; the group's has all. */
const MOST_NEAR = 12;
const CHECKED_DAYS = 31;

/** Never redirects: a browser that kept a redirect could not open it without a network. */
export function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext);
  const { site, texts, origin, now, notices } = services;
  const hospital = args.params.basePath === undefined ? findOnlyHospital(site) : openHospital(args).hospital;
  const { emergency, notices: _said, ...server } = texts.server;
  const { common, emergencyCalls, failures, search, locale } = texts.pages;
  const near = casualtiesFrom(site.hospitals, hospital);
  const isLarge = isLargeGroup(site);
  const byPlace = isLarge && !hospital ? listCasualtyPlaces(services, near, new URL(args.request.url)) : undefined;
  const shown = (byPlace?.near ?? near).slice(0, hospital || isLarge ? MOST_NEAR : undefined);
  const toGroup = groupPathsIn(site.prefix).toEmergency;
  const path = hospital ? hospitalPaths(hospital).toEmergency : toGroup;
  const own = path.slice(site.prefix.length);
  const today = todayInKolkata(now());
  const day = formatParts(today, locale, { dateStyle: "long" });
  const name = hospital ? fullName(hospital) : site.group.name;
  const lines = notices.lines(hospital?.id, services).notices?.lines ?? [];
  const draw = () =>
    renderToStaticMarkup(
      <EmergencyPage
        language={site.language}
        title={pageTitle(...(hospital ? [hospital.name, hospital.place] : [name]), common.emergency)}
        description={emergency.description(name)}
        address={origin + path}
        editions={site.languages.map((language, index) => {
          const to = pathIn(index === 0 ? "" : `/${language}`, own);
          const written = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
          return { language, name: written, to, href: origin + to };
        })}
        manifest={`${site.prefix}/site.webmanifest`}
        styles={tokenSheet(site.brand.tokens) + styles}
        script={`${byPlace ? `(${readChosenPlace})();` : ""}(${readEmergencyPage})();(${keepEmergencyPage})(${JSON.stringify(WORKER_PATH)});(${countWaitingForms})(${JSON.stringify(PENDING_DATABASE)})`}
        homePath={hospital?.basePath ?? pathIn(site.prefix, "/")}
        base={hospital?.basePath}
        notices={lines}
        calls={listEmergencyCalls(hospital?.casualty, emergencyCalls)}
        casualties={shown.flatMap((one) => viewOf(one, texts))}
        toAll={(hospital ? shown.length < near.length : byPlace?.chosen) ? toGroup : undefined}
        near={hospital?.place ?? byPlace?.chosen?.name}
        chosen={byPlace?.chosen?.path}
        groups={byPlace?.groups ?? []}
        choices={byPlace?.choices ?? (isLarge ? [] : site.hospitals.map(choiceOf))}
        firstAid={site.firstAid}
        code={drawCode(origin + path)}
        words={{
          ...emergency,
          heading: common.emergency,
          asOf: emergency.asOf(day),
          copy: emergency.copy(day),
          tryAgain: failures.tryAgain,
          wayTo: search.wayTo,
          all: server.errorPages.allHospitals,
        }}
        {...{ name, today, day }}
      />,
    );
  const html = `<!DOCTYPE html>${pageLanguage.run(site.language, draw)}`;
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

function choiceOf(hospital: Hospital) {
  const { place, contact } = hospital;
  return { place, to: hospitalPaths(hospital).toEmergency, at: atOf(contact.geo) };
}

function viewOf(hospital: Hospital, { pages, server: { emergency } }: Catalogue) {
  const { place, name, contact, emergencyCare = {} } = hospital;
  const { emergencyPhone: phone, addressLines, mapUrl } = contact;
  const care = Object.entries(emergencyCare).map(([kind, checkedOn]) => ({
    name: emergency.care[kind as keyof typeof emergency.care],
    checked: emergency.checked(
      formatParts(checkedOn, pages.locale, { day: "numeric", month: "long", year: "numeric" }),
    ),
    until: new Date(Date.parse(checkedOn) + CHECKED_DAYS * DAY_MS).toISOString().slice(0, 10),
  }));
  return phone ? [{ place, name, phone, addressLines, mapUrl, at: atOf(contact.geo), care }] : [];
}
