import type { Picture } from "#hospitals/site.ts";

/** Formats that every service which shows links can read. */
const READ_EVERYWHERE = ["image/jpeg", "image/png"];

/** Absolute address of a picture's largest file, in the format most can read; undefined without a picture. */
export function pictureUrl(origin: string, picture: Picture | undefined): string | undefined {
  const sources = picture?.sources ?? [];
  const source = sources.find(({ type }) => READ_EVERYWHERE.includes(type)) ?? sources.at(-1);
  const file = source?.files.at(-1);
  return file && origin + file.url;
}
