import type { ShouldRevalidateFunctionArgs } from "react-router";

/** The page has everything it can be asked for, so a search asks the server nothing. */
export function isAnotherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
