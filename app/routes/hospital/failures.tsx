import { isRouteErrorResponse, Outlet } from "react-router";
import { FailurePage, NotFoundPage } from "#app/features/not-found/failure-page.tsx";
import { LoadFailurePage } from "#app/features/not-found/load-failure-page.tsx";
import { HIDDEN } from "#app/head/page-head.ts";
import { pageTitle } from "#app/head/titles-and-descriptions.ts";
import { useShell } from "../shell.ts";
import type { Route } from "./+types/failures";

/** Names the page that failed; each page names itself otherwise. */
export function meta({ error }: Route.MetaArgs) {
  if (!error) return [];
  if (isCutOff(error)) return [{ title: pageTitle("Page not loaded") }, HIDDEN];
  return [{ title: pageTitle(isNotFound(error) ? "Page not found" : "Something went wrong") }, HIDDEN];
}

export default function Failures() {
  return <Outlet />;
}

/**
 * Stands in for a page that is missing or fails, with menus and phone numbers in reach (checklist A09). It lies below
 * the layout, because after a failed form the data of the route that shows the failure is not loaded.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useShell();
  if (isNotFound(error)) return <NotFoundPage shell={shell} />;
  return isCutOff(error) ? (
    <LoadFailurePage homePath={shell.homePath} hospitals={[shell]} />
  ) : (
    <FailurePage shell={shell} />
  );
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** How `fetch` rejects when the network fails (Fetch Standard); what our server says never arrives as this. */
function isCutOff(error: unknown): boolean {
  return error instanceof TypeError;
}
