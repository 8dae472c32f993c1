import { memo } from "react";
import { useMatches } from "react-router";
import { Icon } from "#app/ui/icon/icon.tsx";
import { usePrefix, useTexts } from "#app/ui/texts/texts.tsx";
import { groupPathsIn, hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Shell, ShellChoice } from "./shell.ts";
import { SiteMark } from "./site-header.tsx";

export const SiteFooter = memo(function SiteFooter({ shell }: { shell: Shell }) {
  const { sections, layout } = useTexts();
  const paths = hospitalPaths(shell);
  const groupPaths = groupPathsIn(usePrefix());
  const pages = shell.menu.filter(({ opens }) => !opens).map(({ path, label }) => ({ to: path, label }));
  const toFindService = shell.isHospital ? paths.toFindService : groupPaths.toFindService;
  const departments = shell.departments.map(({ slug, name }) => ({ to: paths.toDepartment(slug), label: name }));
  const facilities = shell.facilities.map(({ slug, name }) => ({ to: paths.toFacility(slug), label: name }));
  // On the group's pages the lists are one hospital's (checklist A45), which their titles say.
  const titled = (title: string) => (shell.choices ? `${title}, ${shell.place}` : title);
  return (
    <footer className="site-footer">
      <div className="wrap site-footer__columns">
        <div className="site-footer__about">
          <p className="brand">
            <SiteMark shell={shell}>
              <span className="brand__title">{shell.motto}</span>
            </SiteMark>
          </p>
          {shell.choices ? <FooterHospitals hospitals={shell.choices} /> : <FooterAddress shell={shell} />}
        </div>
        <FooterLinks
          title={titled(layout.quickLinks)}
          links={[
            ...pages,
            { to: toFindService, label: sections.findService },
            { to: shell.isHospital ? paths.toEmergency : groupPaths.toEmergency, label: layout.firstAid },
            ...(shell.toOpenBook ? [{ to: shell.toOpenBook, label: sections.openBook }] : []),
          ]}
          isUnfolded
        />
        <FooterLinks title={titled(sections.departments)} links={departments} />
        {facilities.length > 0 && <FooterLinks title={titled(sections.facilities)} links={facilities} />}
      </div>
      <div className="wrap site-footer__legal">
        <p>© {shell.copyright}</p>
        <PageAddress />
        <a href={paths.toPrivacy}>{sections.privacy}</a>
        <a href={shell.isHospital ? paths.toAccessibility : groupPaths.toAccessibility}>{sections.accessibility}</a>
        {shell.inFooter?.map(({ path, label }) => (
          <a key={path} href={path}>
            {label}
          </a>
        ))}
      </div>
    </footer>
  );
});

function FooterAddress({ shell }: { shell: Shell }) {
  const { addressLines, phone, email, openingHours } = shell.contact;
  const { opdHours } = useTexts("layout");
  return (
    <address className="site-footer__address">
      <p>{addressLines.join(", ")}</p>
      <a href={phone.href}>{phone.printed}</a>
      <a href={`mailto:${email}`}>{email}</a>
      <p className="paper-only">{opdHours(openingHours)}</p>
    </address>
  );
}

function FooterHospitals({ hospitals }: { hospitals: ShellChoice[] }) {
  if (hospitals.length === 0) return null;
  return (
    <ul className="site-footer__hospitals">
      {hospitals.map(({ basePath, place, phone }) => (
        <li key={basePath}>
          <a href={basePath}>{place}</a>
          <a href={phone.href}>{phone.printed}</a>
        </li>
      ))}
    </ul>
  );
}

type FooterLinksProps = { title: string; links: { to: string; label: string }[]; isUnfolded?: boolean };

function FooterLinks({ title, links, isUnfolded = false }: FooterLinksProps) {
  return (
    <nav className="site-footer__links" aria-label={title}>
      <details className={isUnfolded ? "unfolded-wide" : undefined}>
        <summary className="site-footer__summary">
          <h2 className="site-footer__title">{title}</h2>
          <Icon name="chevron-down" />
        </summary>
        <ul className="site-footer__list">
          {links.map(({ to, label }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

/** The page's address, on paper only; nothing for an address without a page. */
function PageAddress() {
  const address = useMatches()
    .map(({ loaderData }) => (loaderData as { head?: { canonical?: string } } | undefined)?.head?.canonical)
    .filter(Boolean)
    .pop();
  return address && <p className="paper-only">{address.replace(/^https?:\/\//, "")}</p>;
}
