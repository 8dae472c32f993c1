import {
  memo,
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { useLocation } from "react-router";
import { Icon } from "#app/ui/icon/icon.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { usePrefix, useTexts } from "#app/ui/texts/texts.tsx";
import { fullName, withoutOuterSlashes } from "#site/hospitals/find-hospital.ts";
import { groupPathsIn, hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Shell, ShellList } from "./shell.ts";

export const NAV_ID = "site-nav";

export const SiteNav = memo(function SiteNav({ shell }: { shell: Shell }) {
  const { noHospital } = useTexts("layout");
  const groupPaths = groupPathsIn(usePrefix());
  const { toSearch } = shell.isHospital ? hospitalPaths(shell) : groupPaths;
  return (
    <NavPanel>
      <div className="site-nav__search">
        <SearchField id="nav-search" to={toSearch} />
      </div>
      <ul className="wrap site-nav__list">
        {shell.menu.map(({ label, path, opens }) =>
          opens ? (
            <NavMenu key={label} label={label} isWide={opens !== "hospitals"} links={LINKS[opens](shell, noHospital)} />
          ) : (
            <li key={label}>
              <MenuLink className="site-nav__link" to={path} isWhole={path === shell.homePath}>
                {label}
              </MenuLink>
            </li>
          ),
        )}
      </ul>
    </NavPanel>
  );
});

export type LandingSection = { href: string; label: string };

export function LandingNav({ sections }: { sections: LandingSection[] }) {
  return (
    <NavPanel>
      <ul className="wrap site-nav__list">
        {sections.map(({ href, label }) => (
          <li key={href}>
            <a
              className="site-nav__link"
              href={href}
              onClick={({ currentTarget }) => hidePanel(currentTarget.closest("nav"))}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </NavPanel>
  );
}

/** On narrow screens a popover that the header's menu button opens, which needs no script. */
function NavPanel({ children }: { children: ReactNode }) {
  const { mainNav, menu, closeMenu } = useTexts("layout");
  const navRef = useRef<HTMLElement>(null);
  return (
    <nav className="site-nav" id={NAV_ID} popover="auto" aria-label={mainNav} ref={navRef}>
      <ClosingNav navRef={navRef} />
      <div className="site-nav__head">
        <span aria-hidden="true">{menu}</span>
        <button
          type="button"
          className="button__round"
          popoverTarget={NAV_ID}
          popoverTargetAction="hide"
          aria-label={closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </nav>
  );
}

type MenuLinkProps = { className: string; to: string; isWhole: boolean; children: string };

function MenuLink({ className, to, isWhole, children }: MenuLinkProps) {
  const isCurrent = isAt(useLocation().pathname, to, isWhole);
  return (
    <a className={className} href={to} aria-current={isCurrent ? "page" : undefined}>
      {children}
    </a>
  );
}

/** True at this path and, unless `isWhole`, below it; case and a slash at the end do not matter (A26, A44). */
function isAt(pathname: string, path: string, isWhole = false): boolean {
  const at = `${withoutOuterSlashes(pathname)}/`.toLowerCase();
  const own = `${withoutOuterSlashes(path)}/`.toLowerCase();
  return isWhole ? at === own : at.startsWith(own);
}

const LINKS: Record<ShellList, (shell: Shell, noHospital: string) => { to: string; label: string }[]> = {
  hospitals: ({ isUnknown, homePath, hospitals }, noHospital) => {
    const links = hospitals.map((hospital) => ({ to: hospital.basePath, label: fullName(hospital) }));
    // On an unknown address the menu begins with the specification's fallback entry (§2.6, checklist A23).
    return isUnknown ? [{ to: homePath, label: noHospital }, ...links] : links;
  },
  departments: (shell) =>
    shell.departments.map(({ slug, name }) => ({ to: hospitalPaths(shell).toDepartment(slug), label: name })),
  facilities: (shell) =>
    shell.facilities.map(({ slug, name }) => ({ to: hospitalPaths(shell).toFacility(slug), label: name })),
};

type NavMenuProps = { label: string; links: { to: string; label: string }[]; isWide?: boolean };

const HOVER_MEDIA = "(hover: hover) and (pointer: fine) and (min-width: 75rem)";

function NavMenu({ label, links, isWide = false }: NavMenuProps) {
  const { details, onSummaryClick } = useMenuHandlers();
  return (
    <li>
      <details className={isWide ? "nav-menu" : "nav-menu nav-menu--narrow"} name="nav-menu" {...details}>
        <summary className="site-nav__link" onClick={onSummaryClick}>
          {label}
          <Icon name="chevron-down" />
        </summary>
        <div className={isWide ? "nav-menu__panel nav-menu__panel--wide" : "nav-menu__panel"}>
          <ul className="nav-menu__list">
            {links.map((link) => (
              <li key={link.to}>
                <MenuLink className="nav-menu__link" to={link.to} isWhole>
                  {link.label}
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </li>
  );
}

/** A menu opened by hover closes when the mouse leaves; a click makes it stay. Escape closes it, with the focus. */
function useMenuHandlers() {
  const isOpenByHover = useRef(false);

  function onPointerEnter({ currentTarget, pointerType }: PointerEvent<HTMLDetailsElement>) {
    if (pointerType !== "mouse" || currentTarget.open || !matchMedia(HOVER_MEDIA).matches) return;
    isOpenByHover.current = true;
    currentTarget.open = true;
  }

  function onPointerLeave({ currentTarget }: PointerEvent<HTMLDetailsElement>) {
    if (isOpenByHover.current) currentTarget.open = false;
    isOpenByHover.current = false;
  }

  function onSummaryClick(event: MouseEvent) {
    if (isOpenByHover.current) event.preventDefault();
    isOpenByHover.current = false;
  }

  function onKeyDown(event: KeyboardEvent<HTMLDetailsElement>) {
    if (event.key !== "Escape" || !event.currentTarget.open) return;
    event.preventDefault();
    event.currentTarget.open = false;
    event.currentTarget.querySelector("summary")?.focus();
  }

  return { details: { onPointerEnter, onPointerLeave, onKeyDown }, onSummaryClick };
}

/** Closes menus and panel after a navigation or a step elsewhere; apart, so that the menu is not rendered anew. */
function ClosingNav({ navRef }: { navRef: RefObject<HTMLElement | null> }) {
  const { key } = useLocation();

  useEffect(() => {
    const nav = navRef.current;
    if (!nav) return;
    closeMenus(nav, null);
    hidePanel(nav);
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

  return null;
}

function closeMenus(nav: HTMLElement, except: Node | null): void {
  for (const menu of nav.querySelectorAll("details[open]")) {
    if (!except || !menu.contains(except)) menu.removeAttribute("open");
  }
}

/** Also where the script in the head opened it (`app/first-scripts.tsx`). */
function hidePanel(nav: HTMLElement | null): void {
  nav?.removeAttribute("data-open");
  if (nav && isOpenPopover(nav)) nav.hidePopover();
}

/** False as well in a browser that knows no popover. */
function isOpenPopover(element: HTMLElement): boolean {
  return "popover" in element && element.matches(":popover-open");
}
