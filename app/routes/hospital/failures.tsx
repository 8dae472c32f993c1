import { isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import { FailurePage, isCutOff, LoadFailurePage, NotFoundPage } from "#app/features/not-found/failure-pages.tsx";
import { useServedPage } from "#app/ui/served-page.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { useShell } from "../shell.ts";
import type { loader as loadNumbers } from "../../root.tsx";
import type { Route } from "./+types/failures";

export default function Failures() {
  return <Outlet />;
}

/** Below the layout, because after a failed form the data of the route that shows the failure is not loaded (A09). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useServedPage(error);
  const texts = useTexts("failures");
  const title = isNotFound(error) ? texts.notFound : isCutOff(error) ? texts.notLoaded : texts.failed;
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Failure error={error} />
    </>
  );
}

function Failure({ error }: { error: unknown }) {
  const shell = useShell();
  const all = useRouteLoaderData<typeof loadNumbers>("root");
  if (isNotFound(error)) return <NotFoundPage shell={shell} />;
  if (isCutOff(error)) return <LoadFailurePage error={error} hospitals={all?.numbers ?? [shell]} />;
  return <FailurePage shell={shell} />;
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
