import { Link } from "react-router";
import { ChooserLink } from "./choose-hospital.tsx";
import type { HospitalChoice } from "./hospital-choices.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Shell } from "./shell.ts";

const MORE_ID = "floating-more";

/**
 * Always in reach: booking and up to four ways to get in touch, at the edge of wide screens. On narrow ones they are in a
 * bar at the bottom, where a small button opens the last two of four (checklist A58), which needs no script.
 */
export function FloatingActions({ shell }: { shell: Shell }) {
  const { contact } = shell;
  const texts = useTexts("layout");
  const { email, whatsapp, bookAppointment } = useTexts("common");
  if (shell.choices) return <FloatingChoices hospitals={shell.choices} />;
  const mail = <FloatingIcon label={email} icon="mail" href={`mailto:${contact.email}`} />;
  return (
    <aside className="floating" aria-label={texts.quickContact}>
      <ul className="floating__contacts">
        <FloatingIcon label={texts.call} icon="phone" href={contact.phone.href} />
        {contact.whatsapp && <FloatingIcon label={whatsapp} icon="whatsapp" href={contact.whatsapp.href} newTab />}
        {contact.facebookUrl && contact.whatsapp ? (
          <li className="floating__more">
            <button
              type="button"
              className="floating__link floating__more-button"
              popoverTarget={MORE_ID}
              aria-label={texts.moreContacts}
            >
              <Icon name="more" />
              <span className="floating__label">{texts.more}</span>
            </button>
            <ul className="floating__more-links" id={MORE_ID} popover="auto">
              <FloatingIcon label={texts.facebook} icon="facebook" href={contact.facebookUrl} newTab />
              {mail}
            </ul>
          </li>
        ) : (
          <>
            {contact.facebookUrl && (
              <FloatingIcon label={texts.facebook} icon="facebook" href={contact.facebookUrl} newTab />
            )}
            {mail}
          </>
        )}
      </ul>
      <Link className="floating__book" to={hospitalPaths(shell).toAppointment}>
        <Icon name="calendar" />
        {bookAppointment}
      </Link>
    </aside>
  );
}

/** Where no hospital is chosen, each of them opens the numbers of all. */
function FloatingChoices({ hospitals }: { hospitals: HospitalChoice[] }) {
  const { call, quickContact } = useTexts("layout");
  const { whatsapp, bookAppointment } = useTexts("common");
  return (
    <aside className="floating" aria-label={quickContact}>
      <ul className="floating__contacts">
        {[
          { label: call, icon: "phone" },
          { label: whatsapp, icon: "whatsapp" },
        ].map(({ label, icon }) => (
          <li className="floating__item" key={icon}>
            <ChooserLink hospitals={hospitals} className="floating__link">
              <Icon name={icon} />
              <span className="floating__label">{label}</span>
            </ChooserLink>
          </li>
        ))}
      </ul>
      <ChooserLink hospitals={hospitals} className="floating__book">
        <Icon name="calendar" />
        {bookAppointment}
      </ChooserLink>
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
