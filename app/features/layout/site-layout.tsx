import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { mayHavePending, PENDING_CHANGED } from "#app/ui/pending/may-have-pending.ts";
import { usePrefix, useTexts } from "#app/ui/texts/texts.tsx";
import { touch, whenTouched } from "#app/ui/when-touched.ts";
import { ContactBand } from "./contact-band.tsx";
import { FloatingActions } from "./floating-actions.tsx";
import { HospitalChooser, storeChoice } from "./hospital-choices.tsx";
import type { Shell } from "./shell.ts";
import type { LandingSection } from "./site-nav.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader, TopStrip } from "./site-header.tsx";

interface NoticeLine {
  id: string;
  severity: string;
  word: string;
  /** An SVG path. */
  drawing: string;
  text: string;
  lang?: string;
}

interface SiteLayoutProps {
  shell: Shell & { notices?: { region: string; lines: NoticeLine[] } };
  landingSections?: LandingSection[] | undefined;
  /** Without what leads patients on. */
  isBare?: boolean;
  children: ReactNode;
}

export function SiteLayout({ isBare = false, ...props }: SiteLayoutProps) {
  return isBare ? <BareLayout {...props} /> : <WholeLayout {...props} />;
}

function BareLayout({ shell, children }: SiteLayoutProps) {
  const { requests, everyHospital } = useTexts("layout");
  const isGroup = shell.choices !== undefined;
  const prefix = usePrefix();
  return (
    <>
      <header className="top-strip top-strip--calm">
        <div className="wrap top-strip__row">
          <strong className="top-strip__item">{`${shell.name}, ${isGroup ? everyHospital : shell.place}`}</strong>
          <a className="top-strip__link top-strip__item--end" href={`${isGroup ? prefix : shell.basePath}/requests`}>
            {requests}
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

function WholeLayout({ shell, landingSections, children }: SiteLayoutProps) {
  useWholeFocus();
  useStoredChoice(shell);
  return (
    <>
      <a className="skip-link" href="#main">
        {useTexts("layout").skipToContent}
      </a>
      <NavigationProgress />
      {shell.notices && <Notices {...shell.notices} />}
      <TopStrip shell={shell} />
      <SiteHeader shell={shell} landingSections={landingSections} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {!shell.choices && <ContactBand shell={shell} />}
      <SiteFooter shell={shell} />
      <FloatingActions shell={shell} />
      {shell.choices?.[0] && <HospitalChooser choices={shell.choices} />}
      <PendingPlace />
    </>
  );
}

/** What the hospital says for now, above all else. */
function Notices({ region, lines }: { region: string; lines: NoticeLine[] }) {
  return (
    <aside aria-label={region}>
      {lines.map(({ id, severity, word, drawing, text, lang }) => (
        <div key={id} className={`notice notice--${severity}`}>
          <p className="wrap notice__line">
            <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={drawing} />
            </svg>
            <span>
              <strong>{word}</strong> <span lang={lang}>{text}</span>
            </span>
          </p>
        </div>
      ))}
    </aside>
  );
}

/** A hospital whose pages are read is the one that the group's pages offer first. */
function useStoredChoice({ isHospital, basePath }: Shell): void {
  useEffect(() => {
    if (isHospital) storeChoice(basePath);
  }, [isHospital, basePath]);
}

/** Browsers bring the focused link into view; the ring is round its whole card, which may be half outside. */
function useWholeFocus() {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(":focus-visible"))
        target.closest(".swipe > *, .card, .row")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    document.addEventListener("focusin", show);
    return () => document.removeEventListener("focusin", show);
  }, []);
}

function NavigationProgress() {
  const isBusy = useNavigation().state !== "idle";
  const { loading } = useTexts("common");
  return (
    <div className="navigation-progress" role="status">
      {isBusy && <span className="navigation-progress__text">{loading}</span>}
    </div>
  );
}

/** On every page, but only loaded where a form waits for the network, or may have to. */
function PendingPlace() {
  const { pathname } = useLocation();
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // A page is read without it where it does not come.
    const load = () =>
      void import("./pending-notice.tsx").then((loaded) => setNotice(() => loaded.default)).catch(() => undefined);
    for (const event of [PENDING_CHANGED, "storage"]) globalThis.addEventListener(event, load, { signal });
    const show = () => {
      touch();
      load();
    };
    void mayHavePending().then((may) => may && !signal.aborted && show());
    // Ahead of its need: then the network may be gone.
    if (document.querySelector("form[method=post]")) void whenTouched().then(load);
    return () => controller.abort();
  }, [pathname]);
  return <div className="pending-notice">{Notice && <Notice />}</div>;
}
