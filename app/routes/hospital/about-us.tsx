import { AboutUsPage } from "#app/features/about/about-us-page.tsx";
import type { RoutePolicy } from "#app/route-policy.ts";
import { hospitalThing } from "#app/structured-data/hospital-things.ts";
import { findOnlyHospital } from "#site/hospitals/find-hospital.ts";
import { aboutFacts } from "./contact-items.ts";
import { openHospital, sectionPage } from "./hospital-page.ts";
import type { Route } from "./+types/about-us";

export const handle: RoutePolicy = { menu: { label: ({ layout }) => layout.about, order: 20 }, sitemap: "page" };

export function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const { site } = services;
  return {
    ...sectionPage(services, hospital, "about", paths.toAboutUs, [hospitalThing(services, hospital)]),
    summary: hospital.summary,
    campusDescription: `${hospital.name}, ${hospital.place}`,
    facts: aboutFacts(hospital, services.texts.pages),
    leaders: hospital.leaders.map(({ isSample: _isSample, ...leader }, index) => ({
      ...leader,
      portrait: site.pictures[`leader-${hospital.id}-${index + 1}`],
    })),
    about: hospital.about,
    weCare: hospital.weCare,
    claims: hospital.claims,
    messages: [...site.group.messages, ...hospital.messages].map(({ name, ...message }) => ({
      ...message,
      name: name ?? hospital.leaders.find(({ role }) => role === message.role)?.name,
    })),
    isOnly: findOnlyHospital(site) !== undefined,
    stats: site.group.stats,
    campusPicture: site.pictures[hospital.campusPicture],
    welcomePicture: site.pictures[hospital.welcome.picture],
    welcomeDescription: hospital.welcome.pictureDescription,
  };
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  return <AboutUsPage {...loaderData} />;
}
