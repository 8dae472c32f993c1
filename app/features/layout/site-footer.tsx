import { Link, useMatches } from "react-router";
import { Band } from "#app/ui/band/band.tsx";
import { ButtonLink } from "#app/ui/button/button.tsx";
import { Emblem } from "#app/ui/emblem/emblem.tsx";
import { groupPaths, hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Shell } from "./shell.ts";

/** Links to every page of the current hospital, its address, and the copyright line. */
export function SiteFooter({ shell }: { shell: Shell }) {
  const paths = hospitalPaths(shell);
  const departments = shell.departments.map(({ slug, name }) => ({ to: paths.toDepartment(slug), label: name }));
  const facilities = shell.facilities.map(({ slug, name }) => ({ to: paths.toFacility(slug), label: name }));
  return (
    <footer className="site-footer">
      <div className="wrap site-footer__columns">
        <FooterAddress shell={shell} />
        <FooterLinks title="Quick links" links={quickLinks(shell)} />
        <FooterLinks title="Departments" links={departments} isWide />
        <FooterLinks title="Facilities" links={facilities} isWide />
      </div>
      <div className="wrap site-footer__legal">
        <p>© {shell.copyright}</p>
        <PageAddress />
        <Link to={paths.toPrivacy}>Privacy</Link>
        <Link to={shell.isHospital ? paths.toAccessibility : "/accessibility"}>Accessibility</Link>
      </div>
    </footer>
  );
}

function quickLinks(shell: Shell) {
  const paths = hospitalPaths(shell);
  return [
    { to: shell.homePath, label: "Home" },
    { to: paths.toAboutUs, label: "About" },
    { to: paths.toDoctors, label: "Doctors" },
    { to: paths.toGallery, label: "Gallery" },
    { to: paths.toNews, label: "News" },
    { to: paths.toCareers, label: "Careers" },
    { to: paths.toTestimonials, label: "Testimonials" },
    { to: paths.toContactUs, label: "Contact Us" },
    { to: paths.toAppointment, label: "Appointment" },
    { to: shell.isHospital ? paths.toWhatIsWhere : groupPaths.toWhatIsWhere, label: "What is where" },
  ];
}

function FooterAddress({ shell }: { shell: Shell }) {
  const { addressLines, phone, email, openingHours } = shell.contact;
  return (
    <div className="site-footer__about">
      <p className="brand">
        <Emblem variant={shell.emblem} />
        <span className="brand__text">
          <strong className="brand__name">{shell.name}</strong>
          <span className="brand__title">{shell.motto}</span>
        </span>
      </p>
      <address className="site-footer__address">
        <p>{addressLines.join("\n")}</p>
        <a href={phone.href}>{phone.printed}</a>
        <a href={`mailto:${email}`}>{email}</a>
        <p className="paper-only">OPD {openingHours}</p>
      </address>
    </div>
  );
}

interface FooterLinksProps {
  title: string;
  links: { to: string; label: string }[];
  /** Sets the links in two columns. */
  isWide?: boolean;
}

function FooterLinks({ title, links, isWide = false }: FooterLinksProps) {
  return (
    <nav className={isWide ? "site-footer__links site-footer__links--wide" : "site-footer__links"} aria-label={title}>
      <h2 className="site-footer__title">{title}</h2>
      <ul className="site-footer__list">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Asks visitors who are not sure where to go to get in touch. */
export function ContactBand({ shell }: { shell: Shell }) {
  return (
    <Band
      title="Not sure whom to see?"
      text={`Tell us what troubles you. Our desk in ${shell.place} helps you find the right doctor.`}
      picture={shell.bandPicture}
    >
      <ButtonLink to={hospitalPaths(shell).toContactUs} variant="light" icon="phone">
        Contact Us
      </ButtonLink>
    </Band>
  );
}

/** Where the page is found, for whoever holds it on paper; nothing where the address leads nowhere. */
function PageAddress() {
  const address = useMatches()
    .map(({ loaderData }) => canonicalOf(loaderData))
    .findLast((canonical) => canonical !== undefined);
  return address && <p className="paper-only">{address.replace(/^https?:\/\//, "")}</p>;
}

/** A page's head says its one address; slugs stand in it literally. */
function canonicalOf(loaderData: unknown): string | undefined {
  const { head } = (loaderData ?? {}) as { head?: { canonical?: string } };
  return head?.canonical;
}
