import type { PageServices } from "#app/context.ts";
import type { Right } from "#desk/access/editor.ts";

type Words = PageServices["texts"]["server"];

/** A tool in the navigation of the desk and on its first page. */
interface DeskTool {
  /** Below the hospital's base path. */
  path: string;
  icon: string;
  /** Left out where every editor has it. */
  right?: Right;
  words: (texts: Words) => { label: string; hint: string };
  /** False where this site does not have it. */
  isThere?: (services: PageServices) => boolean;
}

const section = (name: keyof Words["deskEntries"]["sections"], icon: string): DeskTool => ({
  ...{ path: `/desk/${name}`, icon, right: "write" },
  words: ({ deskEntries: { sections } }) => ({ label: sections[name].title, hint: sections[name].hint }),
});

/** In the order in which they are shown: what is needed seldom comes last. */
export const DESK_TOOLS: readonly DeskTool[] = [
  { path: "/sittings", icon: "clock", words: ({ desk }) => desk.home.away },
  { path: "/desk/call", icon: "phone", right: "write", words: ({ deskCall }) => deskCall.tool },
  { path: "/requests", icon: "mail", right: "write", words: ({ desk }) => desk.home.requests },
  { path: "/desk/notices", icon: "calendar", right: "publish", words: ({ deskNotices }) => deskNotices.tool },
  ...[section("doctors", "stethoscope"), section("news", "quote"), section("careers", "skill")],
  ...[section("testimonials", "heart"), section("departments", "people"), section("pages", "shield")],
  { path: "/desk/consents", icon: "shield", right: "write", words: ({ deskConsents }) => deskConsents.tool },
  { path: "/numbers", icon: "phone", words: ({ numbers }) => numbers.tool },
  {
    ...{ path: "/desk/import", icon: "doctor", right: "publish", words: ({ deskImport }) => deskImport.tool },
    isThere: ({ desk }) => desk.importing !== undefined,
  },
  {
    ...{ path: "/desk/counts", icon: "people", words: ({ deskCounts }) => deskCounts.tool },
    isThere: ({ desk }) => desk.sumCounts !== undefined,
  },
  { path: "/desk/truth", icon: "check", right: "publish", words: ({ desk }) => desk.truth.tool },
  { path: "/desk/log", icon: "hours", right: "publish", words: ({ desk }) => desk.log.tool },
];
