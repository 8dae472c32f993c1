import { servicesContext } from "#app/context.ts";
import { ChooseHospitalPage } from "#app/features/layout/choose-hospital-page.tsx";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import { chooseHospitalHead } from "#app/head/page-head.ts";
import { loadShell, redirectToOnlyHospital } from "./shell.ts";
import type { Route } from "./+types/choose-hospital";

export { meta } from "#app/head/page-head.ts";

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  redirectToOnlyHospital(services.site, ({ toContactUs }) => toContactUs);
  return { head: chooseHospitalHead(services), shell: loadShell(context, "group") };
}

export default function ChooseHospital({ loaderData: { shell } }: Route.ComponentProps) {
  return (
    <SiteLayout shell={shell}>
      <ChooseHospitalPage hospitals={shell.choices ?? []} homePath={shell.homePath} />
    </SiteLayout>
  );
}
