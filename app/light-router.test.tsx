import { createMemoryRouter, type HydrationState, UNSAFE_createClientRoutes as createClientRoutes } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { startLightRouter } from "./light-router.tsx";

// The router that pages start with is made after the pattern of React Router's own. When a version of React Router
// changes that, one of these tests fails: compare `lib/router/router.ts` and `lib/dom/ssr/routes.tsx` with
// `light-router.tsx`.

const DATA: HydrationState = { loaderData: { root: { site: 1 }, page: { title: "A" } } };

const entry = { hasLoader: true, hasAction: false, hasErrorBoundary: false, module: "", imports: [] };
const MANIFEST = {
  root: { ...entry, id: "root", path: "" },
  layout: { ...entry, id: "layout", parentId: "root", hasLoader: false, hasErrorBoundary: true },
  page: { ...entry, id: "page", parentId: "layout", path: "a/:b" },
};
const Page = () => <p>A</p>;
const MODULES = {
  root: { default: Page, Layout: Page, ErrorBoundary: Page },
  layout: { default: Page, ErrorBoundary: Page },
  page: { default: Page, handle: { name: "a" } },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

function start() {
  const events = { addEventListener: () => {}, removeEventListener: () => {} };
  const body = {};
  const window = {
    ...events,
    location: { pathname: "/a/1", search: "", hash: "" },
    history: { state: null, replaceState: () => {} },
    __reactRouterContext: { future: {}, ssr: true, isSpaMode: false },
    __reactRouterManifest: { routes: MANIFEST },
    __reactRouterRouteModules: MODULES,
  };
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", {
    ...events,
    body,
    documentElement: { lang: "en" },
    activeElement: body,
    defaultView: window,
  });
  return startLightRouter(structuredClone(DATA)).router;
}

function startReactRouter() {
  // `HydratedRouter` gives a route without a loader this.
  const hydrationData = { loaderData: { ...DATA.loaderData, layout: null } };
  const routes = createClientRoutes(MANIFEST as never, MODULES as never, null, true, false);
  return createMemoryRouter(routes, { initialEntries: ["/a/1"], hydrationData });
}

test("the first state has the parts of React Router's, with the same values", () => {
  const { matches, location, historyAction, ...light } = start().state;
  const { matches: fullMatches, location: fullLocation, historyAction: fullAction, ...full } = startReactRouter().state;
  expect(Object.keys(light).toSorted()).toEqual(Object.keys(full).toSorted());
  const { navigation, loaderData, ...values } = light;
  expect(full).toMatchObject(values);
  expect(full.navigation.state).toBe(navigation.state);
  expect(full.loaderData).toEqual(loaderData);
  expect(historyAction).toBe(fullAction);
  expect(Object.keys(location).toSorted()).toEqual(Object.keys(fullLocation).toSorted());
  expect(location.pathname).toBe(fullLocation.pathname);
  expect(matches.map(({ params, pathname, pathnameBase }) => ({ params, pathname, pathnameBase }))).toEqual(
    fullMatches.map(({ params, pathname, pathnameBase }) => ({ params, pathname, pathnameBase })),
  );
});

test("the routes show what React Router's show", () => {
  const full = startReactRouter().state.matches.map(({ route }) => route);
  const light = start().state.matches.map(({ route }) => route);
  const shown = ({ id, path, index, handle, element, errorElement }: (typeof full)[number]) => ({
    ...{ id, path, index, handle },
    isShown: [Boolean(element), Boolean(errorElement)],
  });
  expect(light.map(shown)).toEqual(full.map(shown));
});

test("React Router's router has no parts that are not known here", () => {
  expect(Object.keys(startReactRouter()).toSorted()).toMatchInlineSnapshot(`
    [
      "_internalFetchControllers",
      "_internalSetRoutes",
      "_internalSetStateDoNotUseOrYouWillBreakYourApp",
      "basename",
      "createHref",
      "createURL",
      "deleteBlocker",
      "deleteFetcher",
      "dispose",
      "enableScrollRestoration",
      "encodeLocation",
      "fetch",
      "future",
      "getBlocker",
      "getFetcher",
      "initialize",
      "manifest",
      "match",
      "navigate",
      "patchRoutes",
      "resetFetcher",
      "revalidate",
      "routes",
      "state",
      "subscribe",
      "window",
    ]
  `);
});
