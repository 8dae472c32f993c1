import type { PageServices } from "#app/context.ts";
import type { Right } from "#desk/access/editor.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";

/** A tool in the navigation of the desk and on its first page. */
export interface DeskTool {
  /** Below the hospital's base path, e.g. "/desk/notices". */
  path: string;
  icon: string;
  /** Left out where every editor has it. */
  right?: Right;
  words: (texts: Catalogue) => { label: string; hint: string };
  /** False where this site does not have it; it has when left out. */
  isThere?: (services: PageServices) => boolean;
}

const SECTION_ICONS = {
  ...{ doctors: "stethoscope", news: "quote", jobs: "skill", testimonials: "heart", listings: "people" },
};

/** In the order in which they are shown. Each part adds its own line. */
export const DESK_TOOLS: readonly DeskTool[] = [
  { path: "/sittings", icon: "clock", words: ({ server }) => server.desk.home.away },
  { path: "/desk/call", icon: "phone", right: "calls", words: ({ server }) => server.deskCall.tool },
  { path: "/requests", icon: "mail", right: "calls", words: ({ server }) => server.desk.home.requests },
  { path: "/desk/notices", icon: "calendar", right: "notices", words: ({ server }) => server.deskNotices.tool },
  ...(["doctors", "news", "jobs", "testimonials", "listings"] as const).map((section): DeskTool => ({
    ...{ path: `/desk/${section}`, icon: SECTION_ICONS[section], right: "write" },
    words: ({ server: { deskEntries } }) => ({
      label: deskEntries.sections[section].title,
      hint: deskEntries.sections[section].hint,
    }),
  })),
  { path: "/desk/consents", icon: "shield", right: "write", words: ({ server }) => server.deskConsents.tool },
  // What is needed seldom comes last.
  {
    ...{ path: "/desk/import", icon: "doctor", right: "publish" },
    words: ({ server }) => server.deskImport.tool,
    isThere: ({ desk }) => desk.importing !== undefined,
  },
  {
    ...{ path: "/desk/pages", icon: "shield", right: "publish" },
    words: ({ server }) => server.deskPages.tool,
    isThere: ({ deskPages }) => deskPages !== undefined,
  },
  { path: "/desk/log", icon: "hours", right: "publish", words: ({ server }) => server.desk.log.tool },
  { path: "/desk/people", icon: "people", right: "people", words: ({ server }) => server.desk.people.tool },
];
