import { useRouteLoaderData } from "react-router";
import type { loader } from "./hospital/layout.tsx";

/** What the hospital's layout knows; only inside a hospital's pages. */
export function useShell() {
  const layout = useRouteLoaderData<typeof loader>("routes/hospital/layout");
  if (!layout) throw new Error("useShell is used outside a hospital's layout");
  return layout.shell;
}
