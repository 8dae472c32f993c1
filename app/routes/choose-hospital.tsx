import { servicesContext } from "#app/context.ts";
import { HospitalChoices } from "#app/features/layout/hospital-choices.tsx";
import { chooseBoardHead, chooseHospitalHead } from "#app/head/page-head.ts";
import type { RoutePolicy } from "#app/route-policy.ts";
import { IconBadge } from "#app/ui/icon/icon.tsx";
import { PageHeader, Section } from "#app/ui/page/page.tsx";
import { Row } from "#app/ui/row/row.tsx";
import { boardPaths, hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { redirectToOnlyHospital, redirectToPlaces, useShell } from "./shell.ts";
import type { Route } from "./+types/choose-hospital";

export const handle: RoutePolicy = { sitemap: "page", listedIn: "smallGroup" };

export function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { pages, server } = services.texts;
  const isOfBoards = new URL(request.url).pathname.endsWith(boardPaths.toSitsToday);
  redirectToOnlyHospital(services.site, ({ toContactUs, toSitsToday }) => (isOfBoards ? toSitsToday : toContactUs));
  redirectToPlaces(services.site);
  return isOfBoards
    ? { head: chooseBoardHead(services), title: server.boards.titleToday, lead: server.boards.choose, isOfBoards }
    : { head: chooseHospitalHead(services), title: pages.choose.page, lead: pages.choose.lead };
}

/**
 * Each hospital's numbers, where the links of the group's pages lead without JavaScript; or each with the way to who
 * sits today.
 */
export default function ChooseHospital({ loaderData: { title, lead, isOfBoards } }: Route.ComponentProps) {
  const { homePath, choices = [] } = useShell();
  return (
    <>
      <PageHeader title={title} homePath={homePath} lead={lead} />
      <Section>
        {isOfBoards ? (
          <ul className="lines department-list">
            {choices.map((choice) => (
              <li key={choice.basePath}>
                <Row to={hospitalPaths(choice).toSitsToday} title={choice.place} sign={<IconBadge name="calendar" />}>
                  <p>{choice.name}</p>
                </Row>
              </li>
            ))}
          </ul>
        ) : (
          <HospitalChoices choices={choices} />
        )}
      </Section>
    </>
  );
}
