import { useEffect, type RefObject } from "react";
import { useLocation } from "react-router";

/** Closes the navigation's menus and its panel after a navigation, and both when the visitor turns elsewhere. */
export function useClosingNav(navRef: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();

  useEffect(() => {
    const nav = navRef.current;
    if (!nav) return;
    closeMenus(nav, null);
    if (isOpenPopover(nav)) nav.hidePopover();
  }, [navRef, key]);

  useEffect(() => {
    const closeOthers = ({ type, target }: Event) => {
      const nav = navRef.current;
      if (!nav || !(target instanceof Node)) return;
      closeMenus(nav, target);
      // The panel would lie over what has the focus now.
      if (type === "focusin" && !nav.contains(target) && isOpenPopover(nav)) nav.hidePopover();
    };
    document.addEventListener("pointerdown", closeOthers);
    document.addEventListener("focusin", closeOthers);
    return () => {
      document.removeEventListener("pointerdown", closeOthers);
      document.removeEventListener("focusin", closeOthers);
    };
  }, [navRef]);
}

function closeMenus(nav: HTMLElement, except: Node | null): void {
  for (const menu of nav.querySelectorAll("details[open]")) {
    if (!except || !menu.contains(except)) menu.removeAttribute("open");
  }
}

/** False as well in a browser that knows no popover. */
function isOpenPopover(element: HTMLElement): boolean {
  return "popover" in element && element.matches(":popover-open");
}
