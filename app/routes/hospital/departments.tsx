import { Outlet } from "react-router";
import { servicesContext } from "#app/context.ts";
import { StatsSection } from "#app/ui/facts/facts.tsx";
import type { Route } from "./+types/departments";

export function loader({ context }: Route.LoaderArgs) {
  return { stats: context.get(servicesContext).site.group.stats };
}

export default function Departments({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Outlet />
      <StatsSection stats={loaderData.stats} id="stats" />
    </>
  );
}
