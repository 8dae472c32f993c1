import { lazy, startTransition, Suspense, type ReactNode, use, useEffect, useRef, useState } from "react";
import {
  Links,
  Outlet,
  useLocation,
  useRouteLoaderData,
  Scripts,
  useMatches,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import { LoadFailurePage, numbersOf } from "#app/features/not-found/load-failure-page.tsx";
import { HeadElements } from "#app/head/head-elements.tsx";
import { useStructuredData } from "#app/structured-data/use-structured-data.ts";
import { BrandHead } from "#app/styles/brand-head.tsx";
import siteSheet from "#app/styles/site.css?url";
import specialMediaStyles from "#app/styles/special-media.css?url";
import { EditorLocale } from "#app/ui/editor-field/editor-field.tsx";
import { Texts, useTexts } from "#app/ui/texts/texts.tsx";
import { useServedPage } from "#app/ui/served-page.tsx";
import { whenTouched } from "#app/ui/when-touched.ts";
import { isLargeGroup } from "#site/hospitals/find-hospital.ts";
import { servicesContext } from "./context.ts";
import { ScriptGate, ScrollScript } from "./first-scripts.tsx";
import { PageLinks } from "./page-links.tsx";
import { PAGE_DATA_ID, PageDataContext } from "./page-data.ts";
import type { RoutePolicy } from "./route-policy.ts";
import type { Route } from "./+types/root";

/** Apart from the rest, because visitors never need it. */
const PreviewBanner = lazy(() => import("#app/features/preview/preview-banner.tsx"));

/** Comes with the first page and stays: the language, whether an editor looks, numbers for a failed page. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, preview, pageTemplates } = context.get(servicesContext);
  const { language, languages, prefix, brand } = site;
  return {
    language,
    ...(isTall(language) && { isTall: true }),
    ...(languages.length > 1 && brand.letters && { letters: brand.letters.url }),
    ...(prefix && { prefix }),
    ...(languages.length > 1 && { languages }),
    ...(pageTemplates && { pageTemplates }),
    // Those of a large group are not sent: each page has its own hospital's.
    numbers: isLargeGroup(site) ? undefined : site.hospitals.map(numbersOf),
    preview,
  };
}

/** Letters of other scripts stand higher and lower than Latin ones. */
function isTall(language: string): boolean {
  return new Intl.Locale(language).maximize().script !== "Latn";
}

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  useStructuredData();
  const {
    preview,
    language = "en",
    isTall: hasTallLetters,
    letters,
    prefix,
    languages,
    pageTemplates,
  } = useRouteLoaderData<typeof loader>("root") ?? {};
  return (
    <html lang={language} data-prefix={prefix} className={hasTallLetters ? "tall-letters" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {import.meta.env.SSR && <ServedGate />}
        <BrandHead prefix={prefix} />
        {preview && <meta name="robots" content="noindex" />}
        <HeadElements languages={languages} prefix={prefix} />
        <Links />
        <link
          rel="stylesheet"
          href={specialMediaStyles}
          precedence="special-media"
          media="print, (forced-colors: active), (prefers-contrast: more)"
        />
        <SiteStyles letters={letters} />
      </head>
      <body>
        <Texts language={language} prefix={prefix} templates={pageTemplates}>
          {preview && (
            <Suspense>
              <PreviewBanner locale={preview.locale} />
            </Suspense>
          )}
          {children}
        </Texts>
        <DocumentScripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <EditorLocale value={loaderData.preview?.locale}>
      <Outlet />
      <PageAnnouncer />
      <PageLinks />
    </EditorLocale>
  );
}

/** For errors outside a hospital's layout: without it React Router would show the visitor a stack trace. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  useServedPage(error);
  const { notLoaded } = useTexts("failures");
  return (
    <main>
      <title>{notLoaded}</title>
      <LoadFailurePage error={error} hospitals={loaderData?.numbers ?? []} />
    </main>
  );
}

/**
 * The server fills the element with the rules that the page uses. The whole sheet follows at the first touch. After a
 * link before that, React shows the next page when the sheet is there. It is the last of all: before another, browsers
 * would set up all fonts and lay out the whole page once more.
 */
function SiteStyles({ letters }: { letters: string | undefined }) {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void whenTouched().then(() => startTransition(() => setLoaded(true)));
  }, []);
  return (
    <>
      <style href="site" precedence="site" />
      {isLoaded && letters && <link rel="stylesheet" href={letters} precedence="site" />}
      {(isLoaded || key !== firstKey) && <link rel="stylesheet" href={siteSheet} precedence="site" />}
    </>
  );
}

/**
 * The scripts that start the page, which the server alone writes: an element that a browser's React makes of a script
 * never runs, and is refused by `require-trusted-types-for` (Trusted Types, §3.1), which would end the page. React
 * leaves elements of the served document alone that it does not know.
 */
function DocumentScripts() {
  if (!import.meta.env.SSR) return <ScrollPositions />;
  return <ServedScripts />;
}

function ServedGate() {
  return useIsScriptless() ? null : <ScriptGate />;
}

function useIsScriptless(): boolean {
  return useMatches().some(({ handle }) => (handle as RoutePolicy | undefined)?.isScriptless === true);
}

/** None on a page that needs none (`RoutePolicy.isScriptless`). */
function ServedScripts() {
  const data = use(PageDataContext);
  const isScriptless = useIsScriptless();
  if (isScriptless) return null;
  return (
    <>
      {data && <script type="application/json" id={PAGE_DATA_ID} dangerouslySetInnerHTML={{ __html: data }} />}
      <ScrollScript />
      <Scripts />
    </>
  );
}

/** What React Router's `ScrollRestoration` does in the browser; `ScrollScript` restores a position before hydration. */
function ScrollPositions() {
  useScrollRestoration();
  return null;
}

/**
 * After a link, does what browsers do for a new document: screen readers hear its title, the keyboard starts at its
 * top. Once the page is painted, because to move the focus takes a layout of its own.
 */
function PageAnnouncer() {
  const { pathname } = useLocation();
  const announcedPath = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    // The first page is announced by the browser.
    if (announcedPath.current === pathname) return;
    const announce = () => {
      announcedPath.current = pathname;
      setTitle(document.title);
      document.querySelector("main")?.focus({ preventScroll: true });
    };
    const frame = requestAnimationFrame(() => (timer = setTimeout(announce)));
    let timer: ReturnType<typeof setTimeout> | undefined;
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [pathname]);

  return (
    <div className="visually-hidden" role="status">
      {title}
    </div>
  );
}
