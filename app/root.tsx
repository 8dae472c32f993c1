import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { PageAnnouncer } from "#app/features/layout/page-announcer.tsx";
import { LoadFailurePage } from "#app/features/not-found/load-failure-page.tsx";
import specialMediaStyles from "#app/styles/special-media.css?url";
import { siteStyles } from "#app/styles/site-styles.ts";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#083d42" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#07363b" media="(prefers-color-scheme: dark)" />
        <link rel="preload" href="/fonts/figtree-latin.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
        <style id="site-styles" dangerouslySetInnerHTML={{ __html: siteStyles() }} />
        <link rel="stylesheet" href={specialMediaStyles} media="print, (forced-colors: active)" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <Outlet />
      <PageAnnouncer />
    </>
  );
}

/** What no page below takes: without it React Router would show the visitor a stack trace. */
export function ErrorBoundary() {
  return <LoadFailurePage />;
}
