import { PrivacyPage } from "#app/features/privacy/privacy-page.tsx";
import { sectionHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { openHospital } from "./hospital-page.ts";
import type { Route } from "./+types/privacy";

export const handle: RoutePolicy = {
  sitemap: "page",
  parameters: { language: { read: "id", isEndless: (value, { hospitals }) => !hospitals.some(hasNoticeIn(value)) } },
};

function hasNoticeIn(wanted: string | null) {
  return ({ privacyNotice: { texts } }: Hospital) => texts.some(({ language }) => language === wanted);
}

/** The hospital's privacy notice, whole and on a page of its own (DPDP Rules 2025, rule 3). */
export function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const { privacyNotice, formNotice } = hospital;
  const wanted = new URL(args.request.url).searchParams.get("language");
  const text = privacyNotice.texts.find(({ language }) => language === wanted) ?? privacyNotice.texts[0];
  return {
    head: sectionHead(services, hospital, "privacy", paths.toPrivacy),
    text,
    others: formNotice.links.filter(({ language }) => language !== text?.language),
    homePath: paths.toHome,
  };
}

export default function Privacy({ loaderData: { text, ...page } }: Route.ComponentProps) {
  return text && <PrivacyPage text={text} {...page} />;
}
