import type { PageServices } from "#app/context.ts";
import * as call from "./call.tsx";
import * as consents from "./consent.tsx";
import * as counts from "./counts.tsx";
import * as entries from "./entries.tsx";
import * as imports from "./import.tsx";
import * as log from "./log.tsx";
import * as notices from "./notices.tsx";
import type { OpenDesk } from "./open-desk.ts";
import * as truth from "./truth.tsx";

type Words = PageServices["texts"]["server"];

/** A tool on the first page of the desk. */
interface DeskTool {
  /** Below the hospital's base path. */
  path: string;
  icon: string;
  words: (of: Words) => { label: string; hint: string };
  /** Who has it, where not every editor does. */
  role?: "publisher";
  /** What a site without this tool does not have. */
  needs?: "importing" | "sumCounts";
  /** What a tool at an address of the desk shows, and does with a form that was posted to it. */
  page?: {
    show: (desk: OpenDesk, tool: string) => Promise<unknown>;
    act?: (desk: OpenDesk, form: FormData, tool: string) => Promise<unknown>;
  };
}

const section = (name: keyof Words["deskEntries"]["sections"], icon: string): DeskTool => ({
  ...{ path: `/desk/${name}`, icon, page: entries },
  words: ({ deskEntries: { sections } }) => ({ label: sections[name].title, hint: sections[name].hint }),
});

/** In the order in which they are shown: what is needed seldom comes last. */
export const DESK_TOOLS: readonly DeskTool[] = [
  { path: "/sittings", icon: "clock", words: (of) => of.desk.home.away },
  { path: "/desk/call", icon: "phone", words: (of) => of.deskCall.tool, page: call },
  { path: "/requests", icon: "mail", words: (of) => of.desk.home.requests },
  { path: "/desk/notices", icon: "calendar", words: (of) => of.deskNotices.tool, role: "publisher", page: notices },
  ...[section("doctors", "stethoscope"), section("news", "quote"), section("careers", "skill")],
  ...[section("testimonials", "heart"), section("departments", "people"), section("pages", "shield")],
  { path: "/desk/consents", icon: "shield", words: (of) => of.deskConsents.tool, page: consents },
  { path: "/numbers", icon: "phone", words: (of) => of.numbers.tool },
  {
    ...{ path: "/desk/import", icon: "doctor", words: (of) => of.deskImport.tool },
    ...{ role: "publisher", needs: "importing", page: imports },
  },
  { path: "/desk/counts", icon: "people", words: (of) => of.deskCounts.tool, needs: "sumCounts", page: counts },
  { path: "/desk/truth", icon: "check", words: (of) => of.desk.truth.tool, role: "publisher", page: truth },
  { path: "/desk/log", icon: "hours", words: (of) => of.desk.log.tool, role: "publisher", page: log },
];
