import type { ComponentProps } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import { DeskRefusalPage, isDeskRefusal } from "#app/features/desk/refusal-page.tsx";
import { ErrorBoundary as Failures } from "../failures.tsx";
import type { Route } from "./+types/layout";

export default function Desk() {
  return <Outlet />;
}

/** A refusal says why; any other failure is that of all pages. */
export function ErrorBoundary(props: Route.ErrorBoundaryProps) {
  const { error } = props;
  const content: unknown = isRouteErrorResponse(error) ? error.data : undefined;
  return isDeskRefusal(content) ? (
    <DeskRefusalPage refusal={content} />
  ) : (
    <Failures {...(props as ComponentProps<typeof Failures>)} />
  );
}
