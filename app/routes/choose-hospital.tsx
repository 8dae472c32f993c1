import { servicesContext } from "#app/context.ts";
import { HospitalChoices } from "#app/features/layout/hospital-choices.tsx";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import { chooseHospitalHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hasLandingPage } from "#site/hospitals/find-hospital.ts";
import { loadShell, redirectToOnlyHospital } from "./shell.ts";
import type { Route } from "./+types/choose-hospital";

export { meta } from "#app/head/page-head.ts";

export const handle: RoutePolicy = { sitemap: "page", isListed: hasLandingPage };

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  redirectToOnlyHospital(services.site, ({ toContactUs }) => toContactUs);
  return { head: chooseHospitalHead(services), shell: loadShell(context, "group") };
}

export default function ChooseHospital({ loaderData: { shell } }: Route.ComponentProps) {
  const { choose: texts, sections } = useTexts();
  return (
    <SiteLayout shell={shell}>
      <PageHeader title={texts.page} crumbs={[{ label: sections.home, to: shell.homePath }]} lead={texts.lead} />
      <Section>
        <HospitalChoices choices={shell.choices ?? []} />
      </Section>
    </SiteLayout>
  );
}
