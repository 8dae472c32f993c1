import { Link } from "react-router";
import { Icon } from "#app/ui/icon/icon.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Shell } from "./shell.ts";

const MORE_ID = "floating-more";

/**
 * Always in reach: booking and four ways to get in touch. They stand at the edge of wide screens; on narrow ones in a bar
 * at the bottom, where a small button opens the last two (checklist A58), which needs no script.
 */
export function FloatingActions({ shell }: { shell: Shell }) {
  const { contact } = shell;
  return (
    <aside className="floating" aria-label="Quick contact">
      <ul className="floating__contacts">
        <FloatingIcon label="Call" icon="phone" href={contact.phone.href} />
        <FloatingIcon label="WhatsApp" icon="whatsapp" href={contact.whatsapp.href} newTab />
        <li className="floating__more">
          <button type="button" className="floating__link floating__more-button" popoverTarget={MORE_ID}>
            <Icon name="more" />
            <span className="floating__label">
              More<span className="visually-hidden"> ways to reach us</span>
            </span>
          </button>
          <ul className="floating__more-links" id={MORE_ID} popover="auto">
            <FloatingIcon label="Facebook" icon="facebook" href={contact.facebookUrl} newTab />
            <FloatingIcon label="E-mail" icon="mail" href={`mailto:${contact.email}`} />
          </ul>
        </li>
      </ul>
      <Link className="floating__book" to={hospitalPaths(shell).toAppointment}>
        <Icon name="calendar" />
        Book Appointment
      </Link>
    </aside>
  );
}

interface FloatingIconProps {
  label: string;
  icon: string;
  href: string;
  newTab?: boolean;
}

function FloatingIcon({ label, icon, href, newTab = false }: FloatingIconProps) {
  return (
    <li className="floating__item">
      <a className="floating__link" href={href} {...(newTab ? { target: "_blank", rel: "noopener" } : {})}>
        <Icon name={icon} />
        <span className="floating__label">{label}</span>
      </a>
    </li>
  );
}
