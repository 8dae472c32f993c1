import { Link } from "react-router";
import { Icon } from "#app/ui/icon/icon.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import { whatsappLink } from "./contact-links.ts";
import type { Shell } from "./shell.ts";

/**
 * Always in reach: booking and four ways to get in touch at the edge of wide screens, booking, WhatsApp and a call in
 * a bar at the bottom of narrow ones.
 */
export function FloatingActions({ shell }: { shell: Shell }) {
  const { contact } = shell;
  return (
    <aside className="floating" aria-label="Quick contact">
      <ul className="floating__contacts">
        <FloatingIcon kind="whatsapp" label="WhatsApp" icon="whatsapp" href={whatsappLink(contact)} newTab />
        <FloatingIcon kind="facebook" label="Facebook" icon="facebook" href={contact.facebookUrl} newTab />
        <FloatingIcon kind="phone" label="Call" icon="phone" href={`tel:${contact.phoneE164}`} />
        <FloatingIcon kind="email" label="E-mail" icon="mail" href={`mailto:${contact.email}`} />
      </ul>
      <Link className="floating__book" to={hospitalPaths(shell).toAppointment}>
        <Icon name="calendar" />
        Book Appointment
      </Link>
    </aside>
  );
}

interface FloatingIconProps {
  kind: string;
  label: string;
  icon: string;
  href: string;
  newTab?: boolean;
}

function FloatingIcon({ kind, label, icon, href, newTab = false }: FloatingIconProps) {
  return (
    <li className={`floating__item floating__item--${kind}`}>
      <a className="floating__link" href={href} {...(newTab ? { target: "_blank", rel: "noopener" } : {})}>
        <Icon name={icon} />
        <span className="floating__label">{label}</span>
      </a>
    </li>
  );
}
