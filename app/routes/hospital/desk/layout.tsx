import type { ComponentProps } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { DeskGatePage, type DeskGateView } from "#app/features/desk/gate-page.tsx";
import { ErrorBoundary as Failures } from "../failures.tsx";
import type { Route } from "./+types/layout";

export default function Desk() {
  return <Outlet />;
}

/** A refusal says why; any other failure is that of all pages. */
export function ErrorBoundary(props: Route.ErrorBoundaryProps) {
  const content: unknown = isRouteErrorResponse(props.error) ? props.error.data : undefined;
  if (typeof content !== "object" || content === null || !("refused" in content))
    return <Failures {...(props as ComponentProps<typeof Failures>)} />;
  const view = content.refused as DeskGateView;
  return (
    <>
      <title>{view.title}</title>
      <meta name="robots" content="noindex" />
      <DeskGatePage {...view} />
    </>
  );
}
