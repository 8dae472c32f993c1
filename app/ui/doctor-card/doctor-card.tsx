import { ButtonLink, TextLink } from "../link/link.tsx";
import { editorText } from "../editor-field/editor-field.tsx";
import { Icon } from "../icon/icon.tsx";
import { titleClass } from "../page/page.tsx";
import { Portrait } from "../picture/picture.tsx";
import { useTexts } from "../texts/texts.tsx";
import type { DoctorSummary } from "#site/content/content.ts";
import { SitsNow, type TimedTexts } from "./sits-now.tsx";

export interface DoctorCardData extends Omit<DoctorSummary, "sittings" | "personId"> {
  /** How the sittings stand, now and next. */
  sits?: TimedTexts;
  /** The appointment form, with the doctor chosen where the department is known; none where nobody needs a time. */
  toBooking?: string | undefined;
}

interface DoctorCardProps {
  doctor: DoctorCardData;
  toDetails: string;
  priority?: boolean;
}

/** A person's facts: a card, and a row where its place is wide. */
export function DoctorCard({ doctor, toDetails, priority = false }: DoctorCardProps) {
  const { doctors: texts, departments, common } = useTexts();
  const { id, name, centerOfExcellence, education, consulting, profilePicture, sits, toBooking } = doctor;
  return (
    <article className="doctor-card">
      <div className="doctor-card__facts">
        <div className="doctor-card__portrait picture-frame">
          <Portrait
            picture={profilePicture}
            sizes="(max-width: 61.99rem) 7.5rem, 10rem"
            maxWidth={160}
            priority={priority}
          />
        </div>
        <div className="doctor-card__person">
          <h3 className={titleClass("doctor-card__name", name)}>{editorText(id, "name", name)}</h3>
          <p className="doctor-card__field">{editorText(id, "centerOfExcellence", centerOfExcellence)}</p>
          {education && <p className="doctor-card__education">{editorText(id, "education", education)}</p>}
        </div>
        {(consulting || sits) && (
          <p className="doctor-card__times">
            <Icon name="clock" />
            <span>
              <SitsNow sits={sits} />
              {editorText(id, "consulting", consulting)}
            </span>
          </p>
        )}
        <div className="flow doctor-card__actions">
          {toBooking !== undefined && (
            <ButtonLink to={toBooking} variant="secondary" label={departments.bookWith(name)}>
              {common.bookAppointment}
            </ButtonLink>
          )}
          <TextLink to={toDetails} label={texts.detailsOf(name)}>
            {texts.details}
          </TextLink>
        </div>
      </div>
    </article>
  );
}
