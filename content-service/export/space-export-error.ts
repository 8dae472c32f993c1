/** A space export file that cannot be served; the message names the file and what is wrong with it. */
export class SpaceExportError extends Error {
  override name = "SpaceExportError";
}
