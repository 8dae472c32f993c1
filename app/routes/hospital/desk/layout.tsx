import type { ComponentProps } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { DeskPage, type DeskView } from "#app/features/desk/desk-page.tsx";
import { ErrorBoundary as Failures } from "../failures.tsx";
import type { Route } from "./+types/layout";

export default Outlet;

/** A refusal says why; any other failure is that of all pages. */
export function ErrorBoundary(props: Route.ErrorBoundaryProps) {
  const content: unknown = isRouteErrorResponse(props.error) ? props.error.data : undefined;
  if (typeof content !== "object" || content === null || !("refused" in content))
    return <Failures {...(props as ComponentProps<typeof Failures>)} />;
  const page = content.refused as DeskView;
  return (
    <>
      <title>{page.title}</title>
      <meta name="robots" content="noindex" />
      <DeskPage loaderData={{ page }} />
    </>
  );
}
