/** A space export or folder of content that cannot be served; the message names the file and what is wrong with it. */
export class SpaceExportError extends Error {
  override name = "SpaceExportError";
}
