import type { SiteFiles } from "./read-site-files.server.ts";
import type { Picture } from "./site.ts";
import type { SiteDataProblem } from "./site-data-error.ts";

/** Finds mistakes between the shared files that no single hospital's page would show. */
export function checkFiles(files: SiteFiles, pictures: Record<string, Picture>): SiteDataProblem[] {
  return [...findIdleNotes(files), ...findTwiceUsedSlugs(files), ...findMissingFacilityPictures(files, pictures)];
}

/** A note for a hospital or department that does not exist would never be seen. */
function findIdleNotes({ historyNotes, hospitals, departments }: SiteFiles): SiteDataProblem[] {
  const known = { hospitals: hospitals.map(({ id }) => id), departments: departments.map(({ name }) => name) };
  return historyNotes.flatMap((note, index) =>
    (["hospitals", "departments"] as const).flatMap((list) =>
      note[list]
        .filter((id) => !known[list].includes(id))
        .map((id) => ({ file: "history-notes.json", path: `${index}.${list}`, message: `"${id}" is not in ${list}/` })),
    ),
  );
}

function findTwiceUsedSlugs({ facilities }: SiteFiles): SiteDataProblem[] {
  return facilities.flatMap(({ file, content }, index) => {
    const slug = content.slug.toLowerCase();
    const other = facilities.find((facility, at) => at !== index && facility.content.slug.toLowerCase() === slug);
    return other ? [{ file, path: "slug", message: `"${content.slug}" is also in ${other.file}` }] : [];
  });
}

function findMissingFacilityPictures(
  { facilities, hospitals }: SiteFiles,
  pictures: Record<string, Picture>,
): SiteDataProblem[] {
  const uses = [
    ...facilities.map(({ file, content }) => ({ file, path: "picture", picture: content.picture })),
    ...hospitals.flatMap(({ folder, facilities: { changes } }) =>
      Object.entries(changes).map(([slug, { picture }]) => ({
        file: `${folder}/facilities.json`,
        path: `changes.${slug}.picture`,
        picture,
      })),
    ),
  ];
  return uses.flatMap(({ picture, ...place }) =>
    picture === undefined || Object.hasOwn(pictures, picture)
      ? []
      : [{ ...place, message: `the pictures folder has no picture "${picture}"` }],
  );
}
