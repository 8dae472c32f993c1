import { Outlet } from "react-router";
import { servicesContext } from "#app/context.ts";
import { DepartmentsScreen } from "#app/features/departments/departments-screen.tsx";
import type { Route } from "./+types/departments";

export function loader({ context }: Route.LoaderArgs) {
  return { stats: context.get(servicesContext).site.group.stats };
}

export default function Departments({ loaderData }: Route.ComponentProps) {
  return (
    <DepartmentsScreen stats={loaderData.stats}>
      <Outlet />
    </DepartmentsScreen>
  );
}
