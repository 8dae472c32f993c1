import { useRef } from "react";
import { NavLink } from "react-router";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { NAV_ID } from "./nav-id.ts";
import { NavMenu } from "./nav-menu.tsx";
import { NavPanelHead } from "./nav-panel-head.tsx";
import type { Shell, ShellMenuEntry } from "./shell.ts";
import { useClosingNav } from "./use-closing-nav.ts";

/**
 * The navigation bar. On narrow screens it is a popover that the header's menu button opens, which needs no script;
 * where there is room its style sheet shows it at all times.
 */
export function SiteNav({ shell }: { shell: Shell }) {
  const navRef = useRef<HTMLElement>(null);
  useClosingNav(navRef);
  return (
    <nav className="site-nav" id={NAV_ID} popover="auto" aria-label="Main" ref={navRef}>
      <NavPanelHead />
      <ul className="wrap site-nav__list">
        {shell.menu.map(({ label, path, opens }) =>
          opens ? (
            <NavMenu key={label} label={label} isWide={opens !== "hospitals"} links={LINKS[opens](shell)} />
          ) : (
            <li key={label}>
              <NavLink className="site-nav__link" to={path} end={path === shell.homePath}>
                {label}
              </NavLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/** What a menu entry opens instead of leading to a page. */
const LINKS: Record<NonNullable<ShellMenuEntry["opens"]>, (shell: Shell) => { to: string; label: string }[]> = {
  hospitals: ({ isUnknown, hospitals }) => {
    const links = hospitals.map(({ name, place, basePath }) => ({ to: basePath, label: `${name}, ${place}` }));
    // On an unknown address the menu begins with the specification's fallback entry (§2.6, checklist A23).
    return isUnknown ? [{ to: "/", label: "something went wrong" }, ...links] : links;
  },
  departments: (shell) =>
    shell.departments.map(({ slug, name }) => ({ to: hospitalPaths(shell).toDepartment(slug), label: name })),
  facilities: (shell) =>
    shell.facilities.map(({ slug, name }) => ({ to: hospitalPaths(shell).toFacility(slug), label: name })),
};
