import { lazy, Suspense } from "react";
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import { isCutOff, LoadFailurePage } from "#app/features/not-found/load-failure-page.tsx";
import {
  isMissingEntry,
  type MissingEntry,
  MissingEntryPage,
} from "#app/features/missing-entry/missing-entry-page.tsx";
import { useServedPage } from "#app/ui/served-page.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { useShell } from "../shell.ts";
import type { loader as loadNumbers } from "../../root.tsx";
import type { Route } from "./+types/failures";

const NotFoundPage = lazy(() => import("#app/features/not-found/failure-pages.tsx"));
const FailurePage = lazy(() =>
  import("#app/features/not-found/failure-pages.tsx").then((pages) => ({ default: pages.FailurePage })),
);

export default function Failures() {
  return <Outlet />;
}

/** Below the layout, because after a failed form the data of the route that shows the failure is not loaded (A09). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useServedPage(error);
  const { failures: texts, missing } = useTexts();
  const entry = missingEntryOf(error);
  const title = entry
    ? missing[entry.missing].title
    : isNotFound(error)
      ? texts.notFound
      : isCutOff(error)
        ? texts.notLoaded
        : texts.failed;
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
  const entry = missingEntryOf(error);
  if (entry) return <MissingEntryPage entry={entry} homePath={shell.homePath} />;
  // The network may be gone: this page has to be here already.
  if (isCutOff(error)) return <LoadFailurePage error={error} hospitals={all?.numbers ?? [shell]} />;
  return <Suspense>{isNotFound(error) ? <NotFoundPage shell={shell} /> : <FailurePage shell={shell} />}</Suspense>;
}

function missingEntryOf(error: unknown): MissingEntry | undefined {
  const content: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  return isMissingEntry(content) ? content : undefined;
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
