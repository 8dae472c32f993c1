import { data } from "react-router";
import { DeskPage } from "#app/features/desk/desk-page.tsx";
import type { Right } from "#desk/access/editor.ts";
import * as call from "./call.tsx";
import * as consents from "./consent.tsx";
import * as counts from "./counts.tsx";
import { DESK_TOOLS } from "./desk-tools.ts";
import * as entries from "./entries.tsx";
import * as imports from "./import.tsx";
import * as log from "./log.tsx";
import * as notices from "./notices.tsx";
import { DESK_WITH_PICTURES, openDesk, openDeskForm, type OpenDesk } from "./open-desk.ts";
import * as truth from "./truth.tsx";
import type { Route } from "./+types/tool";

export default DeskPage;
export const handle = DESK_WITH_PICTURES;

/** What a tool shows, and does with a form that was posted to it; for editors with the right of `DESK_TOOLS`. */
interface ToolPage {
  show: (desk: OpenDesk, tool: string) => Promise<unknown>;
  act?: (desk: OpenDesk, form: FormData, tool: string) => Promise<unknown>;
  /** Where an act needs more than a look does. */
  actRight?: Right;
}

const PAGES: Partial<Record<string, ToolPage>> = {
  ...{ call, consents, counts, import: imports, log, notices, truth },
};
const SECTION: ToolPage = { ...entries, actRight: "publish" };

/** The tool that an address names. Throws a 404 for none. */
function find({ tool: name }: Route.LoaderArgs["params"]) {
  const tool = DESK_TOOLS.find(({ path }) => path === `/desk/${name}`);
  if (!tool) throw data(null, { status: 404 });
  return { name, right: tool.right, ...(PAGES[name] ?? SECTION) };
}

export async function loader(args: Route.LoaderArgs) {
  const { name, right, show } = find(args.params);
  return show(await openDesk(args, right), name);
}

export async function action(args: Route.ActionArgs) {
  const { name, right, act, actRight = right } = find(args.params);
  return openDeskForm(args, actRight, async (desk, form) => act?.(desk, form, name));
}
