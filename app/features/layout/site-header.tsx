import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Emblem } from "#app/ui/emblem/emblem.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { LandingNav } from "./landing-nav.tsx";
import type { Shell } from "./shell.ts";
import { NAV_ID } from "./nav-id.ts";
import { SiteNav } from "./site-nav.tsx";
import { useFixedHeader } from "./use-fixed-header.ts";

interface SiteHeaderProps {
  shell: Shell;
  isLanding: boolean;
}

/** Emblem, titles, menus. It becomes a bar fixed to the top once the page's marker has scrolled out of view. */
export function SiteHeader({ shell, isLanding }: SiteHeaderProps) {
  const { headerRef, isFixed } = useFixedHeader();
  const classes = ["site-header", isLanding && "site-header--landing", isFixed && "site-header--fixed"];
  return (
    <>
      <div className="header-marker" data-header-marker="" />
      <header className={classes.filter(Boolean).join(" ")} ref={headerRef}>
        <div className="site-header__bar">
          <div className="wrap site-header__row">
            <Brand shell={shell} />
            {isLanding && <LandingNav />}
            <HeaderActions shell={shell} canBook={!isLanding} />
            <button type="button" className="menu-button" popoverTarget={NAV_ID} aria-label="Open menu">
              <Icon name="menu" />
              <span aria-hidden="true">Menu</span>
            </button>
          </div>
          {!isLanding && <SiteNav shell={shell} />}
        </div>
      </header>
    </>
  );
}

function Brand({ shell }: { shell: Shell }) {
  return (
    <Link className="brand" to={shell.homePath}>
      <Emblem variant={shell.emblem} />
      <span className="brand__text">
        <strong className="brand__name">{shell.name}</strong>
        <span className="brand__title">{shell.headerTitle}</span>{" "}
        <span className="brand__since">since {shell.sinceYear}</span>
      </span>
    </Link>
  );
}

function HeaderActions({ shell, canBook }: { shell: Shell; canBook: boolean }) {
  const { emergencyPhone } = shell.contact;
  return (
    <div className="site-header__actions">
      <a className="emergency-link" href={emergencyPhone.href}>
        <Icon name="siren" />
        <span>
          <span className="emergency-link__label">Emergency, day and night</span>
          <strong className="emergency-link__number">{emergencyPhone.printed}</strong>
        </span>
      </a>
      {canBook && (
        <ButtonLink to={hospitalPaths(shell).toAppointment} icon="calendar">
          Book Appointment
        </ButtonLink>
      )}
    </div>
  );
}
