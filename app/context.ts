import { createContext } from "react-router";
import type { boardPicture } from "#app/features/sits-today/board-view.ts";
import type { Content, ContentErrors } from "#site/content/content.ts";
import type { Site } from "#site/hospitals/site.ts";
import type { OwnPages } from "#site/pages/own-page.ts";
import type { SiteSearch } from "#site/search/site-search.server.ts";
import type { Answers } from "#answers/answers.server.ts";
import type { PublicRecord } from "#answers/public-record.server.ts";
import type { OfficeSittingsService } from "#answers/sittings/office-sittings.server.ts";
import type { NoticeService } from "#desk/notices/notices.server.ts";
import type { LeaveChain } from "#answers/sittings/leave-chain.server.ts";
import type { Desk } from "#desk/desk.server.ts";
import type { Audit } from "#outbox/audit.ts";
import type { Store } from "#outbox/store/open-store.server.ts";
import type { Submissions } from "#forms/submissions.ts";
import type { Catalogue } from "#site/texts/catalogue.ts";
import type { Editions } from "#site/texts/editions.server.ts";
import type { Templates } from "#site/texts/templates.ts";
import type { MenuEntry } from "./route-policy.ts";

/** What pages are made of. Filled once per process, the same for every visitor. */
export interface SiteServices {
  /** Of all its languages; the site's own comes first. */
  editions: Editions;
  site: Site;
  texts: Catalogue;
  pageTemplates?: Templates;
  isAdviceUnread?: true;
  content: Content;
  /** In the site's own language, in which offices read what a form names. */
  siteContent: Content;
  ownPages?: OwnPages;
  submissions: Submissions;
  answers: Answers;
  /** What the offices said of their doctors' sittings on single days. */
  sittings: OfficeSittingsService;
  /** What hospitals say on their pages for a while. */
  notices: NoticeService;
  /** How hospitals answer, and whether their numbers ring. */
  publicRecord: PublicRecord;
  /** Whom the changes of sittings concern. */
  leave: Pick<LeaveChain, "run" | "listUnclear">;
  /** What staff do at the desk. */
  desk: Desk;
  /** When each list of who sits was first shown, by its code. */
  boardCodes: Pick<Store, "findBoard" | "noteBoard">;
  /** A PNG. */
  drawBoardPicture: (picture: BoardPicture) => Promise<Uint8Array>;
  search: Pick<SiteSearch, "answer" | "suggest">;
  /** Public origin without a trailing slash, e.g. "https://www.example.org". */
  origin: string;
  /** Origin that takes the forms, e.g. "https://api.example.org"; empty for this site's own. */
  apiOrigin: string;
  resumeMaxBytes: number;
  /** Set where `content` is what is being edited, shown to its editor alone. */
  preview?: PagePreview;
  audit: Audit;
  /** Puts an unforeseen failure of the page at that path into the log. */
  reportFailure: (error: unknown, path: string) => void;
  now: () => Date;
}

export interface PageServices extends SiteServices {
  /** Notes that content is missing on this page: it is shown, but never cached. */
  noteMissingContent: (errors: ContentErrors) => void;
}

/** A board as a picture to send, with a drawing (SVG) and how its code is checked. */
export type BoardPicture = ReturnType<typeof boardPicture> & Record<"emblem" | "name" | "address" | "check", string>;

export interface PagePreview {
  /** Locale of the entry that the editor came from, e.g. "en-US"; empty when unknown. */
  locale: string;
  /** The form at the desk that it began at. */
  back?: string;
}

export const servicesContext = createContext<PageServices>();

export const menuContext = createContext<readonly MenuEntry[]>();
