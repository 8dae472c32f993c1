import { useRef } from "react";
import { NavLink } from "react-router";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { NAV_ID } from "./nav-id.ts";
import { NavMenu } from "./nav-menu.tsx";
import { NavPanelHead } from "./nav-panel-head.tsx";
import type { Shell } from "./shell.ts";
import { useClosingNav } from "./use-closing-nav.ts";

/**
 * The navigation bar. On narrow screens it is a popover that the header's menu button opens, which needs no script;
 * where there is room its style sheet shows it at all times.
 */
export function SiteNav({ shell }: { shell: Shell }) {
  const navRef = useRef<HTMLElement>(null);
  useClosingNav(navRef);
  const paths = hospitalPaths(shell);
  return (
    <nav className="site-nav" id={NAV_ID} popover="auto" aria-label="Main" ref={navRef}>
      <NavPanelHead />
      <ul className="wrap site-nav__list">
        <NavItem to={shell.homePath} label="Home" />
        <NavItem to={paths.toAboutUs} label="About" />
        <NavMenu label="Our Hospitals" links={hospitalLinks(shell)} />
        <NavMenu
          label="Departments"
          isWide
          links={shell.departments.map(({ slug, name }) => ({ to: paths.toDepartment(slug), label: name }))}
        />
        <NavMenu
          label="Facilities"
          isWide
          links={shell.facilities.map(({ slug, name }) => ({ to: paths.toFacility(slug), label: name }))}
        />
        <NavItem to={paths.toDoctors} label="Doctors" />
        <NavItem to={paths.toGallery} label="Gallery" />
        <NavItem to={paths.toNews} label="News" />
        <NavItem to={paths.toCarrers} label="Careers" />
        <NavItem to={paths.toTestimonials} label="Testimonials" />
        <NavItem to={paths.toContactUs} label="Contact Us" />
        <NavItem to={paths.toAppointment} label="Appointment" />
      </ul>
    </nav>
  );
}

/** On an unknown address the menu begins with the specification's fallback entry (§2.6, checklist A23). */
function hospitalLinks({ isUnknown, hospitals }: Shell) {
  const links = hospitals.map(({ name, place, basePath }) => ({ to: basePath, label: `${name}, ${place}` }));
  return isUnknown ? [{ to: "/", label: "something went wrong" }, ...links] : links;
}

function NavItem({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <NavLink className="site-nav__link" to={to} end={label === "Home"}>
        {label}
      </NavLink>
    </li>
  );
}
