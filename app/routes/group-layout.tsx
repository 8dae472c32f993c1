import { Outlet } from "react-router";
import { SiteLayout } from "#app/features/layout/site-layout.tsx";
import { loadShell, useIsBare } from "./shell.ts";
import type { Route } from "./+types/group-layout";

export function loader({ context }: Route.LoaderArgs) {
  return { shell: loadShell(context, "group") };
}

export const shouldRevalidate = () => false;

export default function GroupLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteLayout isBare={useIsBare()} shell={loaderData.shell}>
      <Outlet />
    </SiteLayout>
  );
}
