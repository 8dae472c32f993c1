import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";
import { createWrittenEntries } from "./create-entries.server.ts";
import type { DeskEntries } from "./desk-entries.ts";
import type { EntriesOptions } from "./entry-ground.server.ts";
import type { EntryTypeId } from "./entry-types.ts";
import { createOwnContent } from "./own-content.server.ts";
import { putFile, readPicture, type ShrinkPhoto } from "./put-file.server.ts";

export interface DeskEntriesOptions extends Omit<EntriesOptions, "directory"> {
  own: ReturnType<typeof createOwnContent>;
  hospitals: readonly Hospital[];
  shrinkPhoto: ShrinkPhoto;
  /** The `Set-Cookie` that begins a preview. */
  beginPreview: () => string;
}

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

  const noFolder = { status: "unavailable", reason: "folder", message: "the content is an export" } as const;
  const entries: DeskEntries = {
    ...written,
    putFile: async (type, file) => {
      const directory = own.directory();
      if (directory === undefined) return noFolder;
      return putFile(directory, type, file, shrinkPhoto).catch((error: unknown) => ({
        ...noFolder,
        message: String(error),
      }));
    },
    readFile: async (path) => {
      const directory = own.directory();
      return directory === undefined ? undefined : readPicture(directory, path);
    },
    preview: async (type, id) => {
      const entry = await written.read(type, id);
      const hospital = hospitals.find(({ contentName }) => contentName === entry?.hospital);
      if (!entry || !hospital) return undefined;
      await options.whenShown?.();
      const department = hospital.routedDepartments.find(({ queryName }) => queryName === entry.title);
      return { path: findPage(hospital, type, entry, department?.slug), cookie: beginPreview() };
    },
    ownership: own.ownership,
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
