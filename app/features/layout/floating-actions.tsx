import { useMatches } from "react-router";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { ChoiceLink } from "./choice-link.tsx";
import type { ChoicePurpose } from "./hospital-choices.tsx";
import type { Shell } from "./shell.ts";

const MORE_ID = "floating-more";

/**
 * Always in reach: booking and up to four ways to get in touch, at the edge of wide screens. On narrow ones they are in a
 * bar at the bottom, where a small button opens the last two of four (checklist A58), which needs no script.
 */
export function FloatingActions({ shell }: { shell: Shell }) {
  const { contact, choices } = shell;
  const { toBooking = hospitalPaths(shell).toAppointment, urgentCall } = usePageActions();
  const { layout: texts, common, departments } = useTexts();
  const mail = <FloatingIcon label={common.email} icon="mail" href={`mailto:${contact.email}`} />;
  const booking = (
    <>
      <Icon name="calendar" />
      {common.bookAppointment}
    </>
  );
  return (
    <aside className="floating" aria-label={texts.quickContact}>
      <ul className="floating__contacts">
        {urgentCall ? (
          <FloatingIcon
            label={texts.call}
            name={departments.callAnyTime(urgentCall.printed)}
            icon="siren"
            href={urgentCall.href}
          />
        ) : (
          <FloatingIcon label={texts.call} icon="phone" href={contact.phone.href} choose={choices && "call"} />
        )}
        {contact.whatsapp && (
          <FloatingIcon
            label={common.whatsapp}
            icon="whatsapp"
            href={contact.whatsapp.href}
            choose={choices && "whatsapp"}
            newTab
          />
        )}
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
      {choices ? (
        <ChoiceLink className="floating__book" purpose="book">
          {booking}
        </ChoiceLink>
      ) : (
        <a className="floating__book" href={toBooking}>
          {booking}
        </a>
      )}
    </aside>
  );
}

interface FloatingIconProps {
  label: string;
  name?: string;
  icon: string;
  href: string;
  newTab?: boolean;
  choose?: ChoicePurpose | undefined;
}

function FloatingIcon({ label, name, icon, href, newTab = false, choose }: FloatingIconProps) {
  const content = (
    <>
      <Icon name={icon} />
      <span className="floating__label">{label}</span>
    </>
  );
  return (
    <li className="floating__item">
      {choose ? (
        <ChoiceLink className="floating__link" purpose={choose}>
          {content}
        </ChoiceLink>
      ) : (
        <a
          className="floating__link"
          href={href}
          aria-label={name}
          {...(newTab ? { target: "_blank", rel: "noopener" } : {})}
        >
          {content}
        </a>
      )}
    </li>
  );
}

interface PageActions {
  toBooking?: string;
  /** In the place of the desk's number, on pages about emergencies. */
  urgentCall?: { printed: string; href: string };
}

function usePageActions(): PageActions {
  const { loaderData } = useMatches().slice(-1)[0] ?? {};
  return (loaderData ?? {}) as PageActions;
}
