import { isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import { FailurePage, isCutOff, LoadFailurePage, NotFoundPage } from "#app/features/not-found/failure-pages.tsx";
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
  if (isNotFound(error)) return <NotFoundPage shell={shell} />;
  if (isCutOff(error)) return <LoadFailurePage error={error} hospitals={all?.numbers ?? [shell]} />;
  return <FailurePage shell={shell} />;
}

function missingEntryOf(error: unknown): MissingEntry | undefined {
  const content: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  return isMissingEntry(content) ? content : undefined;
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
