import { useLocation } from "react-router";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ButtonLink } from "#app/ui/link/link.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { OpenNow } from "#app/ui/open-now/open-now.tsx";
import { usePrefix, useTexts } from "#app/ui/texts/texts.tsx";
import { groupPathsIn, hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { ChoiceLink } from "./hospital-choices.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import type { Shell } from "./shell.ts";
import { LandingNav, NAV_ID, SiteNav, type LandingSection } from "./site-nav.tsx";

/** Emblem, titles, menus. It becomes a bar fixed to the top once the page's marker has scrolled out of view. */
export function SiteHeader({
  shell,
  landingSections,
}: {
  shell: Shell;
  landingSections: LandingSection[] | undefined;
}) {
  const { layout: texts, common } = useTexts();
  const { headerRef, isFixed } = useFixedHeader();
  const isLanding = landingSections !== undefined;
  const classes = ["site-header", isLanding && "site-header--landing", isFixed && "site-header--fixed"];
  return (
    <>
      <div className="header-marker" data-header-marker="" />
      <header className={classes.filter(Boolean).join(" ")} ref={headerRef}>
        <div className="site-header__bar">
          <div className="wrap site-header__row">
            <a className="brand" href={shell.homePath}>
              <SiteMark shell={shell}>
                <span className="brand__title">{shell.headerTitle}</span>{" "}
                <span className="brand__since">{common.since(shell.sinceYear)}</span>
              </SiteMark>
            </a>
            {landingSections && <LandingNav sections={landingSections} />}
            <HeaderActions shell={shell} canBook={!isLanding} />
            <button type="button" className="menu-button" popoverTarget={NAV_ID} aria-label={texts.openMenu}>
              <Icon name="menu" />
              <span aria-hidden="true">{texts.menu}</span>
            </button>
          </div>
          {!isLanding && <SiteNav shell={shell} />}
        </div>
      </header>
    </>
  );
}

/** The emblem with the name beside it, or the wide mark, which shows both. */
export function SiteMark({ shell: { emblem, wideMark, name }, children }: { shell: Shell; children: ReactNode }) {
  return (
    <>
      {!wideMark && <img className="emblem" src={emblem.url} width={64} height={64} alt="" fetchPriority="low" />}
      <span className="brand__text">
        {wideMark ? (
          <img
            className="brand__mark"
            src={wideMark.url}
            width={wideMark.width}
            height={wideMark.height}
            alt={name}
            fetchPriority="low"
          />
        ) : (
          <strong className="brand__name">{name}</strong>
        )}{" "}
        {children}
      </span>
    </>
  );
}

function HeaderActions({ shell, canBook }: { shell: Shell; canBook: boolean }) {
  const emergencyPhone = shell.choices ? undefined : shell.contact.emergencyPhone;
  const { search, common, choose } = useTexts();
  const prefix = usePrefix();
  const { toSearch } = shell.isHospital ? hospitalPaths(shell) : groupPathsIn(prefix);
  return (
    <div className="site-header__actions">
      {shell.isUrgent && (
        <ChoiceLink className="emergency-link" purpose="emergency" to={emergencyPhone?.href}>
          <Icon name="siren" />
          <span>
            <span className="emergency-link__label">{common.emergency24x7}</span>{" "}
            <strong className="emergency-link__number">{emergencyPhone?.printed ?? choose.chooseHospital}</strong>
          </span>
        </ChoiceLink>
      )}
      {canBook && (
        <a className="search-link" href={toSearch}>
          <Icon name="search" />
          {search.title}
        </a>
      )}
      {canBook && (
        <ButtonLink to={hospitalPaths(shell).toAppointment} icon="calendar">
          {common.bookAppointment}
        </ButtonLink>
      )}
    </div>
  );
}

export function TopStrip({ shell }: { shell: Shell }) {
  const { contact, motto, choices, isUrgent } = shell;
  const { layout: texts, choose, common } = useTexts();
  return (
    <div
      className={isUrgent ? "top-strip" : "top-strip top-strip--calm"}
      role="region"
      aria-label={isUrgent ? texts.topStrip : texts.topStripCalm}
    >
      <div className="wrap top-strip__row">
        {isUrgent && (
          <ChoiceLink
            className="top-strip__link top-strip__link--emergency"
            purpose="emergency"
            to={choices ? undefined : contact.emergencyPhone?.href}
          >
            <Icon name="siren" />
            <span>
              {common.emergency}
              {choices && ":"} <strong>{choices ? choose.chooseHospital : contact.emergencyPhone?.printed}</strong>
            </span>
          </ChoiceLink>
        )}
        {!choices && <PlaceFacts shell={shell} />}
        <span className="top-strip__item top-strip__item--end">{motto}</span>
        {shell.languages && <LanguageSwitch languages={shell.languages} />}
      </div>
    </div>
  );
}

function PlaceFacts({ shell: { contact, place, holiday, openStates } }: { shell: Shell }) {
  const texts = useTexts("layout");
  return (
    <>
      <span className="top-strip__item">
        <Icon name="clock" />
        {texts.opdHours(contact.openingHours)}
        {holiday ? (
          <strong className="top-strip__state">{holiday}</strong>
        ) : (
          <OpenNow states={openStates} className="top-strip__state" />
        )}
      </span>
      <a
        className="top-strip__link"
        href={contact.mapUrl}
        target="_blank"
        rel="noopener"
        aria-label={texts.placeOnMap(place)}
      >
        <Icon name="map-pin" />
        <span className="top-strip__place">{place}</span>
      </a>
    </>
  );
}

/** A marker further down the page has not been passed yet, however the page was scrolled. */
const BELOW_COUNTS_AS_SEEN = "0px 0px 1000000px 0px";

/** Fixes the header once the last `data-header-marker` has left at the top; it keeps its height meanwhile. */
function useFixedHeader() {
  const headerRef = useRef<HTMLElement>(null);
  const [heightToKeep, setHeightToKeep] = useState<number>();
  const { pathname } = useLocation();

  useEffect(() => {
    const marker = [...document.querySelectorAll("[data-header-marker]")].slice(-1)[0];
    if (!marker) return;
    const observer = new IntersectionObserver(
      (changes) => {
        // On a busy phone several changes come at once; the last one holds.
        const isPassed = changes.slice(-1)[0]?.isIntersecting === false;
        // With its fraction of a pixel, by which the page would jump otherwise.
        setHeightToKeep(isPassed ? headerRef.current?.getBoundingClientRect().height : undefined);
      },
      { rootMargin: BELOW_COUNTS_AS_SEEN },
    );
    observer.observe(marker);
    return () => observer.disconnect();
  }, [pathname]);

  useLayoutEffect(() => {
    const style = headerRef.current?.style;
    if (heightToKeep) style?.setProperty("height", `${heightToKeep}px`);
    else style?.removeProperty("height");
  }, [heightToKeep]);

  return { headerRef, isFixed: heightToKeep !== undefined };
}
