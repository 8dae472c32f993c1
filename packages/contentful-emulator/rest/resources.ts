import { indexesOf } from "../indexes/space-indexes.ts";
import type { CollectionIndex, SelectedPage } from "../indexes/collection-index.ts";
import { finishInTurns, type Steps } from "../steps.ts";
import type { ContentSpace } from "../space/content-space.ts";
import { findAssetView, findEntryView, type ItemView, type Perspective } from "../space/content-view.ts";
import { distanceOf } from "./areas.ts";
import { searchDefinitions } from "./definition-search.ts";
import { formatContentType, formatLocales, formatSpace, formatTag } from "./definitions.ts";
import { resolveLinks } from "./includes.ts";
import { formatItem, type ItemFormat } from "./item-json.ts";
import {
  describePages,
  readCursorPage,
  readInclude,
  readLocale,
  readPage,
  readSelect,
  type Page,
} from "./page-parameters.ts";
import { notFound } from "./rest-errors.ts";
import { findAll, readSearch, type Search } from "./search.ts";
import type { SyncJournal } from "./sync-journal.ts";
import { readSyncPage } from "./sync.ts";

/** A request for a resource. */
export interface ResourceRequest {
  readonly space: ContentSpace;
  readonly preview: boolean;
  readonly parameters: URLSearchParams;
  readonly assetUrl: (exportedUrl: string) => string;
  readonly sync: SyncJournal;
  /** The address that was asked for, without parameters. */
  readonly address: string;
  /** The path below the environment. */
  readonly path: readonly string[];
}

/** The resource at a path. Throws `RequestError` when there is none, or a parameter is not applicable. */
export function findResource(request: ResourceRequest): object | Promise<object> {
  const { space, parameters } = request;
  const [collection, id, ...others] = request.path;
  if (others.length > 0) throw notFound();
  if (collection === undefined) return formatSpace(space);
  if (collection === "entries" || collection === "assets") {
    const kind = collection === "entries" ? "Entry" : "Asset";
    return id === undefined ? finishInTurns(listItems(request, kind)) : getItem(request, kind, id);
  }
  if (collection === "locales" && id === undefined) {
    return listPage(formatLocales(space), readPage(parameters, 1000));
  }
  if (collection === "sync" && id === undefined) return sync(request);
  if (collection === "content_types") return listDefinitions(request, "ContentType", formatContentTypes(space), id);
  if (collection === "tags") return listDefinitions(request, "Tag", formatTags(space), id);
  throw notFound();
}

const formatContentTypes = (space: ContentSpace) => space.contentTypes.map((type) => formatContentType(space, type));

const formatTags = (space: ContentSpace) =>
  space.exported.tags.filter(({ sys }) => !space.privateTags.has(sys.id)).map((tag) => formatTag(space, tag));

/** The collection, or the one of that id. */
function listDefinitions<T extends { readonly name: string; readonly sys: { readonly id: string } }>(
  { space, parameters }: ResourceRequest,
  type: string,
  definitions: readonly T[],
  id: string | undefined,
): object {
  if (id === undefined) return listPage(searchDefinitions(definitions, parameters), readPage(parameters));
  const found = definitions.find(({ sys }) => sys.id === id);
  if (!found) throw notFound({ type, id, environment: space.environmentId, space: space.id });
  return found;
}

function listPage(items: readonly object[], { skip, limit }: Page) {
  return { sys: { type: "Array" }, total: items.length, skip, limit, items: items.slice(skip, skip + limit) };
}

/** A token's view of the space in the locale asked for; filters over all locales look at the default one. */
function readView({ space, preview, parameters, assetUrl }: ResourceRequest, kind: "Entry" | "Asset") {
  const locale = readLocale(space, parameters);
  const allLocales = locale === "*";
  const code = allLocales ? space.locales.defaultCode : locale;
  const perspective: Perspective = { space, locale: code, useFallbackLocale: true, preview };
  const format: ItemFormat = { allLocales, assetUrl, selected: readSelect(parameters, kind === "Entry") };
  return { perspective, format };
}

function sync({ space, preview, parameters, assetUrl, sync: journal, address }: ResourceRequest): object {
  const perspective = { space, locale: space.locales.defaultCode, useFallbackLocale: true, preview };
  return readSyncPage(perspective, journal.look(perspective), parameters, { allLocales: true, assetUrl }, address);
}

function getItem(request: ResourceRequest, kind: "Entry" | "Asset", id: string): object {
  const { perspective, format } = readView(request, kind);
  const view = kind === "Entry" ? findEntryView(perspective, id) : findAssetView(perspective, id);
  const { space } = request;
  if (!view) throw notFound({ type: kind, id, environment: space.environmentId, space: space.id });
  return formatItem(view, format);
}

function* listItems(request: ResourceRequest, kind: "Entry" | "Asset"): Steps<object> {
  const { space, parameters } = request;
  const { perspective, format } = readView(request, kind);
  const byCursor = parameters.get("cursor") === "true";
  const page = byCursor ? readCursorPage(parameters) : readPage(parameters);
  const include = readInclude(parameters);
  const search = readSearch(space, kind, parameters);
  const indexes = indexesOf(space);
  const { total, items } =
    kind === "Entry"
      ? yield* select(indexes.ofEntries(perspective, search.contentTypeId), search, page)
      : yield* select(indexes.ofAssets(perspective), search, page);
  const written = items.map((view) => formatItem(view, format));
  const links = kind === "Entry" ? resolveLinks(perspective, items, written, include, format) : {};
  if (!byCursor) return { sys: { type: "Array" }, total, ...page, items: written, ...links };
  const pages = describePages(page, total, request);
  return { sys: { type: "Array" }, limit: page.limit, items: written, pages, ...links };
}

function* select<T extends ItemView>(
  index: CollectionIndex<T>,
  { conditions, order, near }: Search,
  { skip, limit }: Page,
): Steps<SelectedPage<T>> {
  const found = yield* findAll(index, conditions);
  if (!near) return yield* index.selectPage(found, order, skip, limit);
  const nearest = found
    .positions()
    .map((position) => ({ view: index.views[position]!, distance: distanceOf(near, index.views[position]!) }))
    .toSorted((a, b) => a.distance - b.distance);
  return { total: nearest.length, items: nearest.slice(skip, skip + limit).map(({ view }) => view) };
}
