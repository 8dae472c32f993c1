import { CareerPage } from "#app/features/careers/career-page.tsx";
import { careerHead } from "#app/head/entry-heads.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { contentOr, detailPage, getEntry, missingEntry, nextOf, openHospital } from "./hospital-page.ts";
import { formAction, formSettings } from "./submit-form.ts";
import type { Route } from "./+types/career";

export { headers } from "./hospital-page.ts";

export const handle: RoutePolicy = { sitemap: { each: "careers" }, takesFile: true };

export async function loader(args: Route.LoaderArgs) {
  const { hospital, services, paths } = openHospital(args);
  const { content, siteContent } = services;
  const { careerId } = args.params;
  const [found, ofSite, list] = await Promise.all([
    content.fetchCareer(hospital.contentName, careerId),
    content !== siteContent && siteContent.fetchCareer(hospital.contentName, careerId),
    content.fetchCareers(hospital.contentName),
  ]);
  const { careers } = contentOr(list, { total: 0, careers: [] }, services);
  const career = getEntry(found, services, () =>
    missingEntry(
      "careers",
      paths.toCareers,
      careers.map(({ id, jobTitle, shortDescription }) => ({
        ...{ to: paths.toCareer(id), title: jobTitle, text: shortDescription },
      })),
    ),
  );
  const { email, phone } = hospital.contact;
  const { group, pictures } = services.site;
  return detailPage(services, hospital, "careers", career && careerHead(services, hospital, career), {
    career,
    place: hospital.place,
    picture: group.pagePictures.careers && pictures[group.pagePictures.careers.picture],
    next: nextOf(careers, careerId),
    mainAction: { to: "#apply", icon: "mail", label: services.texts.pages.jobApplication.open },
    contact: { email, phone },
    application: {
      jobTitle: (ofSite && ofSite.status === "ok" && ofSite.content?.jobTitle) || (career?.jobTitle ?? ""),
      ...formSettings(services, hospital, "job"),
      action: paths.toCareer(careerId),
      marksApplied: hospital.marksApplied,
    },
  });
}

export const action = formAction("job");

export default function Career({ loaderData, actionData }: Route.ComponentProps) {
  return <CareerPage {...loaderData} reply={actionData} />;
}
