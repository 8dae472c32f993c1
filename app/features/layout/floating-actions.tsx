import { useMatches } from "react-router";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import { ChoiceLink, type ChoicePurpose } from "./hospital-choices.tsx";
import type { Shell } from "./shell.ts";

const MORE_ID = "floating-more";

/** Booking and up to four ways to get in touch; a small button opens the last two on phones, without script (A58). */
export function FloatingActions({ shell }: { shell: Shell }) {
  const { contact, choices } = shell;
  const {
    toBooking = hospitalPaths(shell).toAppointment,
    urgentCall,
    mainAction,
  } = (useMatches().slice(-1)[0]?.loaderData ?? {}) as PageActions;
  const { layout: texts, common, departments } = useTexts();
  const others = (
    <>
      {contact.facebookUrl && <FloatingIcon label={texts.facebook} icon="facebook" href={contact.facebookUrl} newTab />}
      <FloatingIcon label={common.email} icon="mail" href={`mailto:${contact.email}`} />
    </>
  );
  return (
    <aside className="floating" aria-label={texts.quickContact}>
      <ul className="floating__contacts">
        <FloatingIcon
          label={texts.call}
          name={urgentCall && departments.callAnyTime(urgentCall.printed)}
          icon={urgentCall ? "siren" : "phone"}
          href={(urgentCall ?? contact.phone).href}
          choose={choices && "call"}
        />
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
              {others}
            </ul>
          </li>
        ) : (
          others
        )}
      </ul>
      {mainAction ? (
        <a className="floating__book" href={mainAction.to}>
          <Icon name={mainAction.icon} />
          {mainAction.label}
        </a>
      ) : (
        <ChoiceLink className="floating__book" purpose="book" to={choices ? undefined : toBooking}>
          <Icon name="calendar" />
          {texts.book}
        </ChoiceLink>
      )}
    </aside>
  );
}

interface FloatingIconProps {
  label: string;
  /** Said by screen readers; begins with the label. */
  name?: string | undefined;
  icon: string;
  href: string;
  newTab?: boolean;
  choose?: ChoicePurpose | undefined;
}

function FloatingIcon({ label, name, icon, href, newTab = false, choose }: FloatingIconProps) {
  return (
    <li className="floating__item">
      <ChoiceLink
        className="floating__link"
        purpose={choose}
        to={choose ? undefined : href}
        aria-label={name}
        {...(newTab && !choose && { target: "_blank", rel: "noopener" })}
      >
        <Icon name={icon} />
        <span className="floating__label">{label}</span>
      </ChoiceLink>
    </li>
  );
}

interface PageActions {
  toBooking?: string;
  /** In the place of booking, e.g. on the page of a job. */
  mainAction?: Record<"to" | "icon" | "label", string>;
  /** In the place of the desk's number, on pages about emergencies. */
  urgentCall?: { printed: string; href: string };
}
