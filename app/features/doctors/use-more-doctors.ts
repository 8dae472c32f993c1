import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/**
 * Watches 'View more': whether its answer is on the way, and, when it has come, moves the focus from the vanished
 * button to the first of the new cards.
 */
export function useMoreDoctors(shown: number) {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const isLoading = navigation.location?.pathname === pathname && asksForMore(navigation.location.search);
  const listRef = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number>(undefined);

  useEffect(() => {
    if (isLoading) shownBefore.current = shown;
    else if (shownBefore.current !== undefined) {
      const firstNew = listRef.current?.children[shownBefore.current];
      firstNew?.querySelector("a")?.focus({ preventScroll: true });
      shownBefore.current = undefined;
    }
  }, [isLoading, shown]);

  return { isLoading, listRef };
}

/** Another department is asked for without a limit, and leaves the focus where it is. */
function asksForMore(search: string): boolean {
  return new URLSearchParams(search).has("limit");
}
