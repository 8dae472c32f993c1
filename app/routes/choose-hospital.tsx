import { servicesContext } from "#app/context.ts";
import { HospitalChoices } from "#app/features/layout/hospital-choices.tsx";
import { chooseHospitalHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { PageHeader, Section } from "#app/ui/page/page.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { redirectToOnlyHospital, redirectToPlaces, useShell } from "./shell.ts";
import type { Route } from "./+types/choose-hospital";

export const handle: RoutePolicy = { sitemap: "page", listedIn: "smallGroup" };

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  redirectToOnlyHospital(services.site, ({ toContactUs }) => toContactUs);
  redirectToPlaces(services.site);
  return { head: chooseHospitalHead(services) };
}

/** Each hospital's numbers, where the links of the group's pages lead without JavaScript. */
export default function ChooseHospital() {
  const { page, lead } = useTexts("choose");
  const { homePath, choices = [] } = useShell();
  return (
    <>
      <PageHeader title={page} homePath={homePath} lead={lead} />
      <Section>
        <HospitalChoices choices={choices} />
      </Section>
    </>
  );
}
