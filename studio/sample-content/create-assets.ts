import { readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import type { AssetSource } from "./assets.ts";
import { assetHash } from "./content-id.ts";
import { portraitId } from "./create-entries.ts";
import type { HospitalContent } from "./hospital-content.ts";
import { createSys, localized, NO_METADATA, SPACE_ID } from "./sys.ts";

const FORMATS = {
  image: { host: "images.ctfassets.net", extension: "webp", contentType: "image/webp" },
  video: { host: "videos.ctfassets.net", extension: "mp4", contentType: "video/mp4" },
};

const ASSET_DATE = "2026-01-02T06:00:00.000Z";

/** The asset's address without scheme and slashes, which is also its path below the assets folder. */
function assetPath({ id, kind }: Pick<AssetSource, "id" | "kind">): string {
  const { host, extension } = FORMATS[kind];
  return `${host}/${SPACE_ID}/${id}/${assetHash(id)}/${id}.${extension}`;
}

/** The portraits of a hospital's doctors, titled with the doctors' names. */
export function portraitSources({ doctors }: HospitalContent): AssetSource[] {
  return doctors.flatMap(({ name, portrait }) =>
    portrait === undefined
      ? []
      : [{ id: portraitId(portrait), title: name, description: `Drawn portrait of ${name}.`, kind: "image" }],
  );
}

function fileDetails(kind: AssetSource["kind"], bytes: Buffer) {
  if (kind === "video") return { size: bytes.length };
  const { width, height } = imageSize(bytes);
  return { size: bytes.length, image: { width, height } };
}

/**
 * An asset in the format of a space export, with size and dimensions read from its file.
 * Throws when the file is missing or no picture.
 */
export function createAsset(source: AssetSource, assetsDirectory: string) {
  const path = assetPath(source);
  const { extension, contentType } = FORMATS[source.kind];
  const details = fileDetails(source.kind, readFileSync(join(assetsDirectory, path)));
  return {
    metadata: NO_METADATA,
    sys: createSys({ id: source.id, type: "Asset", date: ASSET_DATE }),
    fields: {
      title: localized(source.title),
      description: localized(source.description),
      file: localized({ url: `//${path}`, details, fileName: `${source.id}.${extension}`, contentType }),
    },
  };
}
