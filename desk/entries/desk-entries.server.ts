import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { createWrittenEntries } from "./create-entries.server.ts";
import type { EntriesOptions } from "./entry-ground.server.ts";
import type { EntryTypeId } from "./entry-types.ts";
import { createOwnContent } from "./own-content.server.ts";
import { putFile, readPicture, type NewFile, type ShrinkPhoto } from "./put-file.server.ts";

export interface DeskEntriesOptions extends Omit<EntriesOptions, "directory"> {
  own: ReturnType<typeof createOwnContent>;
  hospitals: readonly Hospital[];
  shrinkPhoto: ShrinkPhoto;
  /** The `Set-Cookie` that begins a preview. */
  beginPreview: () => string;
}

export type DeskEntries = ReturnType<typeof startDeskEntries>["entries"];

const LOOK_MS = 1000;
const SWEEPS_EVERY = 60;

const KINDS = { doctors: "doctor", news: "news", careers: "career", testimonials: "testimonial" } as const;

/** Writes the content folder for the site's life: `stop` ends what it does by the clock. */
export function startDeskEntries({ own, hospitals, shrinkPhoto, beginPreview, ...options }: DeskEntriesOptions) {
  const written = createWrittenEntries({ ...options, directory: own.directory });
  let turns = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = run();

  async function run(): Promise<void> {
    const isSweep = turns % SWEEPS_EVERY === 0;
    turns += 1;
    await (isSweep ? written.sweep() : written.look());
    if (!isStopped) timer = setTimeout(() => (looking = run()), LOOK_MS).unref();
  }

  const noFolder = (message: string) => ({ status: "unavailable", reason: "folder", message }) as const;
  const entries = {
    ...written,
    /** Stores a picture or video for entries of a type: upright, smaller, without the place where it was taken. */
    putFile: async (type: EntryTypeId, file: NewFile) => {
      const directory = own.directory();
      if (directory === undefined) return noFolder("the content is an export");
      return putFile(directory, type, file, shrinkPhoto).catch((error: unknown) => noFolder(String(error)));
    },
    /** The bytes of a file of the folder, for forms that show it; undefined where there is none. */
    readFile: async (path: string) => {
      const directory = own.directory();
      return directory === undefined ? undefined : readPicture(directory, path);
    },
    /** Where the newest version shows, and the cookie with which that browser sees drafts on every page. */
    preview: async (type: EntryTypeId, id: string) => {
      const entry = await written.read(type, id);
      const hospital = hospitals.find(({ contentName }) => contentName === entry?.hospital);
      if (!entry || !hospital) return undefined;
      await options.whenShown?.();
      const department = hospital.routedDepartments.find(({ queryName }) => queryName === entry.title);
      return { path: findPage(hospital, type, entry, department?.slug), cookie: beginPreview() };
    },
    ownership: own.ownership,
    /** Copies an export into a folder below DATA_DIR, from which the site goes on. */
    makeOurs: own.makeOurs,
  };
  return {
    entries,
    /** The folder changed: perhaps not by the desk. */
    noteChange: () => (turns = 0),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

function findPage(
  hospital: Hospital,
  type: EntryTypeId,
  { pageId: id, fields }: { pageId: string; fields: Readonly<Record<string, unknown>> },
  department: string | undefined,
): string {
  const paths = hospitalPaths(hospital);
  if (type === "departments") return department === undefined ? paths.toDoctors : paths.toDepartment(department);
  if (type === "testimonials" && !fields["testimonialContent"]) return paths.toTestimonials;
  return paths.toEntry({ kind: KINDS[type], id });
}
