import { repeatWork } from "#outbox/run-queue.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { ownPagePath } from "#site/pages/own-page.ts";
import { checkSource, type Fault } from "./check-entry.ts";
import { createWrittenEntries, type EntriesOptions } from "./create-entries.server.ts";
import type { Entry } from "./describe-entry.server.ts";
import { openCheck } from "./entry-places.server.ts";
import type { EntryTypeId } from "./entry-types.ts";
import { putFile, readPicture, type NewFile, type ShrinkPhoto } from "./put-file.server.ts";

export interface DeskEntriesOptions extends EntriesOptions {
  /** Copies an export into a folder below DATA_DIR, from which the site goes on; undefined for a hosted service. */
  makeOurs?: () => Promise<void>;
  hospitals: readonly Hospital[];
  shrinkPhoto: ShrinkPhoto;
  /** The `Set-Cookie` that begins a preview, which ends at an address; undefined where there is none. */
  beginPreview: ((back: string) => string) | undefined;
}

export type DeskEntries = ReturnType<typeof startDeskEntries>["entries"];

const LOOK_MS = 1000;

/** Writes the content folder for the site's life: `stop` ends what it does by the clock. */
export function startDeskEntries({ makeOurs, shrinkPhoto, beginPreview, ...options }: DeskEntriesOptions) {
  const written = createWrittenEntries(options);
  const looking = repeatWork(() => written.look().then(() => true), { firstAfterMs: 0, everyMs: LOOK_MS });

  /** The folder of pictures. */
  function folder(): string {
    const found = options.directory();
    if (found === undefined) throw new Error("there is no folder for files");
    return found;
  }

  const entries = {
    ...{ ...written, makeOurs },
    /** Stores a picture or video for entries of a type: upright, smaller, without the place where it was taken. */
    putFile: async (type: EntryTypeId, file: NewFile) => putFile(folder(), type, file, shrinkPhoto),
    /** A picture by its path from the folder of a type, or from that of all content; undefined for none. */
    readPicture: async (type: EntryTypeId, path: string) =>
      (await readPicture(folder(), `${type}/${path}`)) ?? readPicture(folder(), path),
    /** Where the newest version shows at a hospital, with the cookie with which a browser sees drafts, or why not. */
    async preview(type: EntryTypeId, id: string, hospital: Hospital, back: string) {
      const [entry, open] = [await written.read(type, id), written.find(type)];
      if (!entry || !open || !beginPreview) return undefined;
      // A page shows what is not complete yet; what has another fault it leaves out.
      const faults = checkSource(await openCheck(open), open, id, entry.source, new Set());
      const isLeftOut = ({ problem }: Fault) => type === "pages" || !["missing", "no-target"].includes(problem);
      if (faults.some(isLeftOut)) return { status: "refused" as const, faults };
      await open.place.whenShown?.();
      return { path: findPage(hospital, entry), cookie: beginPreview(back) };
    },
  };
  return { entries, stop: looking.stop };
}

const KINDS = { doctors: "doctor", news: "news", careers: "career", testimonials: "testimonial" } as const;

function findPage(hospital: Hospital, { type, pageId: id, title, fields }: Entry): string {
  const paths = hospitalPaths(hospital);
  if (type === "pages") {
    const isOfGroup = fields["hospitals"] === "group";
    const page = { address: String(fields["address"]), hospitals: isOfGroup ? [] : [hospital.id] };
    return ownPagePath(page, isOfGroup ? "" : hospital.basePath);
  }
  if (type === "departments") {
    const department = hospital.routedDepartments.find(({ queryName }) => queryName === title);
    return department ? paths.toDepartment(department.slug) : paths.toDoctors;
  }
  if (type === "testimonials" && !fields["testimonialContent"]) return paths.toTestimonials;
  return paths.toEntry({ kind: KINDS[type], id });
}
