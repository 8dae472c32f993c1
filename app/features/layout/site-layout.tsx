import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import { PendingStrip } from "#app/ui/pending/pending-strip.tsx";
import { usePending } from "#app/ui/pending/use-pending.ts";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { withoutOuterSlashes } from "#hospitals/find-hospital.ts";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { todayInKolkata } from "#submissions/forms/form-sending.ts";
import { FloatingActions } from "./floating-actions.tsx";
import type { Shell } from "./shell.ts";
import type { LandingSection } from "./site-nav.tsx";
import { ContactBand, SiteFooter } from "./site-footer.tsx";
import { SiteHeader, TopStrip } from "./site-header.tsx";

interface SiteLayoutProps {
  shell: Shell;
  /** On the landing page the sections that its menu leads to. */
  landingSections?: LandingSection[];
  children: ReactNode;
}

/** Everything around a page: skip link, header, navigation, contact band, footer and the floating actions. */
export function SiteLayout({ shell, landingSections, children }: SiteLayoutProps) {
  const isContactPage = useIsCurrent(hospitalPaths(shell).toContactUs);
  return (
    <>
      <a className="skip-link" href="#main">
        {useTexts("layout").skipToContent}
      </a>
      <NavigationProgress />
      <TopStrip shell={shell} />
      <SiteHeader shell={shell} landingSections={landingSections} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {!isContactPage && <ContactBand shell={shell} />}
      <SiteFooter shell={shell} />
      <FloatingActions shell={shell} />
      <PendingNotice />
    </>
  );
}

/** True at this path, whatever the letter case and with or without a trailing slash (checklist A26, A44). */
function useIsCurrent(path: string): boolean {
  const { pathname } = useLocation();
  return withoutOuterSlashes(pathname).toLowerCase() === withoutOuterSlashes(path).toLowerCase();
}

/** Says so while the router fetches the next page. */
function NavigationProgress() {
  const isBusy = useNavigation().state !== "idle";
  const { loading } = useTexts("common");
  return (
    <div className="navigation-progress" role="status">
      {isBusy && <span className="navigation-progress__text">{loading}</span>}
    </div>
  );
}

const today = () => todayInKolkata(new Date());

/** Sends forms that waited for the network, on every page, and lists them. */
function PendingNotice() {
  const { shown, isCancelled, cancel, undo, close, fillInAgain } = usePending(today);
  return (
    <div className="pending-notice">
      <PendingStrip
        forms={shown}
        isCancelled={isCancelled}
        onCancel={(form) => void cancel(form)}
        onUndo={(form) => void undo(form)}
        onFillInAgain={(form) => void fillInAgain(form)}
        onClose={() => void close()}
      />
    </div>
  );
}
