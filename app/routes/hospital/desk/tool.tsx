import { data } from "react-router";
import { DeskPage } from "#app/features/desk/desk-page.tsx";
import { DESK_TOOLS } from "./desk-tools.ts";
import { DESK, openDesk, openDeskForm } from "./open-desk.ts";
import type { Route } from "./+types/tool";

export default DeskPage;
export const handle = DESK;

/** The tool that an address names. Throws a 404 for none. */
function find({ tool: name }: Route.LoaderArgs["params"]) {
  const tool = DESK_TOOLS.find(({ path }) => path === `/desk/${name}`);
  if (!tool?.page) throw data(null, { status: 404 });
  return { name, ...tool, ...tool.page };
}

export async function loader(args: Route.LoaderArgs) {
  const { name, role, show } = find(args.params);
  return show(await openDesk(args, role), name);
}

export async function action(args: Route.ActionArgs) {
  const { name, role, act } = find(args.params);
  return openDeskForm(args, async (desk, form) => act?.(desk, form, name), role);
}
