import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { PAGE_DATA_ID, toStreamLine } from "./page-data.ts";

/** What React Router's inline script leaves for the data. */
interface HandoffWindow {
  __reactRouterContext: { streamController: ReadableStreamDefaultController<string> };
}

const data = document.getElementById(PAGE_DATA_ID)?.textContent;
if (data) {
  // oxlint-disable-next-line no-underscore-dangle -- React Router's name
  const { streamController } = (window as unknown as HandoffWindow).__reactRouterContext;
  streamController.enqueue(toStreamLine(JSON.parse(data)));
  streamController.close();
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
