import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";

/** The HTML of a component as a visitor without JavaScript gets it, at this address. */
export function renderPage(page: ReactElement, address = "/"): string {
  const Stub = createRoutesStub([{ path: "*", Component: () => page }]);
  return renderToStaticMarkup(<Stub initialEntries={[address]} />);
}
