import { isRouteErrorResponse, Outlet } from "react-router";
import { DeskPage, type DeskView } from "#app/features/desk/desk-page.tsx";
import { ErrorBoundary as Failures } from "../failures.tsx";
import { openHospital } from "../hospital-page.ts";
import { sayWhy } from "./open-desk.ts";
import type { Route } from "./+types/layout";

export default Outlet;

/** What is said of a page that cannot be read, and of one that is not there. */
export function loader(args: Route.LoaderArgs) {
  const { services, hospital } = openHospital(args);
  const { back, failed, gone } = services.texts.server.desk.refusals;
  return { failed: sayWhy(failed, back, hospital.basePath), gone: sayWhy(gone, back, hospital.basePath) };
}

/** A refusal says why itself. */
export function ErrorBoundary({ error, loaderData, params }: Route.ErrorBoundaryProps) {
  const { status = 500, data: content = null } = isRouteErrorResponse(error) ? error : {};
  const told = loaderData?.[status < 500 ? "gone" : "failed"];
  const { refused: page = told } = (content ?? {}) as { refused?: DeskView };
  if (!page) return <Failures {...({ error, params } as { error: unknown; params: never })} />;
  return (
    <>
      <title>{page.title}</title>
      <meta name="robots" content="noindex" />
      <DeskPage loaderData={{ page }} />
    </>
  );
}
