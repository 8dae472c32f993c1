import { servicesContext } from "#app/context.ts";
import { chooseBoardHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { Row } from "#app/ui/row/row.tsx";
import { IconBadge } from "#app/ui/icon/icon.tsx";
import { PageHeader, Section } from "#app/ui/page/page.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { redirectToOnlyHospital, redirectToPlaces, useShell } from "./shell.ts";
import type { Route } from "./+types/choose-sits-today";

export const handle: RoutePolicy = { sitemap: "page", listedIn: "smallGroup" };

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  redirectToOnlyHospital(services.site, ({ toSitsToday }) => toSitsToday);
  redirectToPlaces(services.site);
  const { titleToday: title, choose: lead } = services.texts.server.boards;
  return { head: chooseBoardHead(services), title, lead };
}

/** The hospitals, each with the way to its list. */
export default function ChooseSitsToday({ loaderData: { title, lead } }: Route.ComponentProps) {
  const { homePath, choices = [] } = useShell();
  return (
    <>
      <PageHeader title={title} homePath={homePath} lead={lead} />
      <Section>
        <ul className="lines department-list">
          {choices.map((choice) => (
            <li key={choice.basePath}>
              <Row to={hospitalPaths(choice).toSitsToday} title={choice.place} sign={<IconBadge name="calendar" />}>
                <p>{choice.name}</p>
              </Row>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
