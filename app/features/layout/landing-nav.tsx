import { useRef } from "react";
import { NavPanelHead } from "./nav-panel-head.tsx";
import { NAV_ID } from "./nav-id.ts";
import { useClosingNav } from "./use-closing-nav.ts";

const SECTIONS = [
  { href: "#our-hospitals", label: "Our Hospitals" },
  { href: "#our-institutions", label: "Our Institutions" },
  { href: "#awesome-facilities", label: "Awesome Facilities" },
];

/** The landing page's menu: its own sections. */
export function LandingNav() {
  const navRef = useRef<HTMLElement>(null);
  useClosingNav(navRef);
  return (
    <nav className="site-nav" id={NAV_ID} popover="auto" aria-label="Main" ref={navRef}>
      <NavPanelHead />
      <ul className="wrap site-nav__list">
        {SECTIONS.map(({ href, label }) => (
          <li key={href}>
            <a className="site-nav__link" href={href} onClick={() => navRef.current?.hidePopover?.()}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
