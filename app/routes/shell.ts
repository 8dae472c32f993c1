import { useRouteLoaderData, type RouterContextProvider } from "react-router";
import { menuContext, servicesContext } from "#app/context.ts";
import { createShell } from "#app/features/layout/shell.ts";
import type { Hospital } from "#hospitals/site.ts";

/** What the layout shows around the pages of a hospital, of the group, or at an unknown address (undefined). */
export function loadShell(context: Readonly<RouterContextProvider>, owner: Hospital | "group" | undefined) {
  const { site, texts, now } = context.get(servicesContext);
  return createShell(site, owner, { now: now(), menu: context.get(menuContext), texts: texts.pages });
}

type LayoutData = { shell: ReturnType<typeof loadShell> };

/** What the hospital's layout knows; only inside a hospital's pages. */
export function useShell() {
  const layout = useRouteLoaderData<() => LayoutData>("routes/hospital/layout");
  if (!layout) throw new Error("useShell is used outside a hospital's layout");
  return layout.shell;
}
