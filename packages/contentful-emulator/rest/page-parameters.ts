import type { ContentSpace } from "../space/content-space.ts";
import { badRequest, contentTypeRequired, invalidQuery } from "./rest-errors.ts";

/** Which part of a collection is asked for. */
export interface Page {
  readonly skip: number;
  readonly limit: number;
}

const DEFAULT_LIMIT = 100;
const LARGEST_LIMIT = 1000;
const DEFAULT_INCLUDE = 1;
const LARGEST_INCLUDE = 10;

/** Reads `skip` and `limit`. Throws `RequestError` when they are no numbers in their range. */
export function readPage(parameters: URLSearchParams, defaultLimit = DEFAULT_LIMIT): Page {
  return {
    skip: readNumber(parameters, "skip", 0, Number.MAX_SAFE_INTEGER),
    limit: readNumber(parameters, "limit", defaultLimit, LARGEST_LIMIT),
  };
}

/** The page of a cursor collection, whose tokens hold how many items come before. */
export function readCursorPage(parameters: URLSearchParams): Page {
  const { limit } = readPage(parameters);
  const token = parameters.get("pageNext") ?? parameters.get("pagePrev");
  const skip = token === null ? 0 : Number(Buffer.from(token, "base64url").toString("utf8"));
  if (!Number.isSafeInteger(skip) || skip < 0) throw badRequest("The cursor is not valid");
  return { skip, limit };
}

/** The addresses of the pages before and after one of a cursor collection. */
export function describePages({ skip, limit }: Page, total: number, { address, parameters }: CursorRequest) {
  const toAddress = (name: "pageNext" | "pagePrev", place: number) => {
    const others = new URLSearchParams(parameters);
    for (const parameter of ["access_token", "pageNext", "pagePrev"]) others.delete(parameter);
    others.set(name, Buffer.from(String(place)).toString("base64url"));
    return `${new URL(address).pathname}?${others}`;
  };
  return {
    ...(limit > 0 && skip + limit < total && { next: toAddress("pageNext", skip + limit) }),
    ...(skip > 0 && { prev: toAddress("pagePrev", Math.max(0, skip - limit)) }),
  };
}

interface CursorRequest {
  readonly address: string;
  readonly parameters: URLSearchParams;
}

/** How many levels of links are followed: 0 to 10. */
export function readInclude(parameters: URLSearchParams): number {
  return readNumber(parameters, "include", DEFAULT_INCLUDE, LARGEST_INCLUDE);
}

/** The locale asked for, "*" for all; the default one otherwise. Throws `RequestError` for an unknown one. */
export function readLocale({ locales }: ContentSpace, parameters: URLSearchParams): string {
  const locale = parameters.get("locale");
  if (locale === null || locale === "") return locales.defaultCode;
  if (locale !== "*" && !locales.has(locale)) throw badRequest(`Unknown locale: ${locale}`);
  return locale;
}

/** What `select` names: parts such as `sys`, and members of parts such as `fields.title`. Undefined without it. */
export function readSelect(parameters: URLSearchParams, needsContentType: boolean) {
  const select = parameters.get("select");
  if (select === null || select === "") return undefined;
  const selected = new Map<string, Set<string> | "all">();
  for (const path of select.split(",").map((part) => part.trim())) {
    const [part = "", member] = path.split(".");
    if (!["fields", "metadata", "sys"].includes(part)) throw invalidQuery({ name: "select", value: path });
    if (needsContentType && part === "fields" && member !== undefined && !parameters.get("content_type")) {
      throw contentTypeRequired();
    }
    const known = selected.get(part);
    if (member === undefined || known === "all") selected.set(part, "all");
    else selected.set(part, (known ?? new Set<string>()).add(member));
  }
  return selected;
}

function readNumber(parameters: URLSearchParams, name: string, otherwise: number, largest: number): number {
  const text = parameters.get(name);
  if (text === null || text === "") return otherwise;
  if (!/^-?\d+$/.test(text)) {
    throw badRequest(`The value provided for "${name}" is invalid. Please provide a valid number value`);
  }
  const number = Number(text);
  if (number >= 0 && number <= largest) return number;
  throw invalidQuery({ name, value: text, details: `"${name}" must be between 0 and ${largest}` });
}
