import { Component, type ReactNode, use } from "react";
import { isRouteErrorResponse, UNSAFE_DataRouterDataContext as DataRouterDataContext } from "react-router";

/** Where the page came whole from the server. */
const servedAt = globalThis.location?.href;

const never = new Promise<never>(() => {});

/** After a fault of our scripts what the server sent stays; a page that scripts have made is asked from the server. */
export function useServedPage(error: unknown): void {
  const errors = use(DataRouterDataContext)?.errors;
  const isFault = servedAt !== undefined && error !== undefined && !isRouteErrorResponse(error);
  if (!isFault || Object.values(errors ?? {}).includes(error)) return;
  if (location.href === servedAt) delete document.documentElement.dataset["scripts"];
  else location.reload();
  use(never);
}

/** Around the whole page: a fault outside, or in, the parts that routes show in place of a page. */
export class ServedPage extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return "error" in this.state ? <Kept error={this.state.error} /> : this.props.children;
  }
}

function Kept({ error }: { error: unknown }) {
  useServedPage(error);
  return null;
}
