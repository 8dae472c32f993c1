import { IconBadge } from "#app/ui/icon/icon-badge.tsx";
import { SmartLink } from "#app/ui/text-link/smart-link.tsx";
import type { HomeView } from "./home-view.ts";

interface QuickLinksProps {
  facts: HomeView["quickFacts"];
  toAppointment: string;
  toDoctors: string;
}

/** What most visitors come for, right below the slides. */
export function QuickLinks({ facts, toAppointment, toDoctors }: QuickLinksProps) {
  return (
    <div className="wrap">
      <ul className="quick-links">
        <QuickLink to={facts.emergencyPhone.href} icon="emergency" title="Emergency" isAlert>
          {facts.emergencyPhone.printed}
        </QuickLink>
        <QuickLink to={toAppointment} icon="schedule" title="Appointment">
          Ask for a date
        </QuickLink>
        <QuickLink to={toDoctors} icon="doctor" title="Doctors">
          See who is here
        </QuickLink>
        <li className="quick-links__item">
          <span className="quick-links__link">
            <IconBadge name="hours" />
            <span>
              <strong className="quick-links__title">OPD hours</strong>
              <span className="quick-links__text">{facts.openingHours}</span>
            </span>
          </span>
        </li>
      </ul>
    </div>
  );
}

interface QuickLinkProps {
  to: string;
  icon: string;
  title: string;
  isAlert?: boolean;
  children: string;
}

function QuickLink({ to, icon, title, isAlert = false, children }: QuickLinkProps) {
  return (
    <li className="quick-links__item">
      <SmartLink className="quick-links__link" to={to}>
        <IconBadge name={icon} tone={isAlert ? "alert" : "mist"} />
        <span>
          <strong className="quick-links__title">{title}</strong>
          <span className="quick-links__text">{children}</span>
        </span>
      </SmartLink>
    </li>
  );
}
