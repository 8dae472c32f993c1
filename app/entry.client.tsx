import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadTexts } from "#app/ui/texts/texts.tsx";
import { ServedPage } from "#app/ui/served-page.tsx";
import { routesBelow } from "./edition-routes.ts";
import { type FrameworkWindow, LightRouter, startLightRouter } from "./light-router.tsx";
import { PAGE_DATA_ID } from "./page-data.ts";

const { lang, dataset } = document.documentElement;
await loadTexts(lang);
// oxlint-disable-next-line no-underscore-dangle -- React Router's name
const manifest = (window as unknown as FrameworkWindow).__reactRouterManifest;
manifest.routes = routesBelow(manifest.routes, dataset["prefix"] ?? "");

const data = document.getElementById(PAGE_DATA_ID)?.textContent;
hydrate(data ? <LightRouter {...startLightRouter(JSON.parse(data))} /> : await wholeRouter());

/** For a page that shows an error, and while the site is developed. */
async function wholeRouter() {
  const { HydratedRouter } = await import("react-router/dom");
  return <HydratedRouter />;
}

function hydrate(router: React.ReactNode) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ServedPage>{router}</ServedPage>
      </StrictMode>,
    );
  });
}
