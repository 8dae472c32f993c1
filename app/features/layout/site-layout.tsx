import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { withoutOuterSlashes } from "#hospitals/find-hospital.ts";
import { ContactBand } from "./contact-band.tsx";
import { FloatingActions } from "./floating-actions.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { PendingNotice } from "./pending-notice.tsx";
import type { Shell } from "./shell.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { TopStrip } from "./top-strip.tsx";

interface SiteLayoutProps {
  shell: Shell;
  /** True on the landing page, whose menu leads to its own sections. */
  isLanding?: boolean;
  children: ReactNode;
}

/** Everything around a page: skip link, header, navigation, contact band, footer and the floating actions. */
export function SiteLayout({ shell, isLanding = false, children }: SiteLayoutProps) {
  const isContactPage = useIsCurrent(hospitalPaths(shell).toContactUs);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <NavigationProgress />
      <TopStrip shell={shell} />
      <SiteHeader shell={shell} isLanding={isLanding} />
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
