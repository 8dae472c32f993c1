import { ButtonLink } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { SmartLink } from "#app/ui/text-link/text-link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#hospitals/hospital-paths.ts";
import type { Phone } from "#hospitals/phones.ts";

/** How a hospital is reached. */
export interface HospitalChoice {
  name: string;
  place: string;
  basePath: string;
  emergencyPhone: Phone;
  phone: Phone;
  whatsapp?: Phone;
}

/** Each hospital with its own numbers, the emergency number first. */
export function HospitalChoices({ hospitals }: { hospitals: HospitalChoice[] }) {
  const { emergency, whatsapp: onWhatsapp, bookAppointment } = useTexts("common");
  const { call } = useTexts("layout");
  return (
    <ul className="hospital-choices">
      {hospitals.map(({ name, place, basePath, emergencyPhone, phone, whatsapp }) => (
        <li className="hospital-choices__item" key={basePath}>
          <h2 className="hospital-choices__name">
            <SmartLink to={basePath}>{place}</SmartLink>
            <span className="hospital-choices__hospital">{name}</span>
          </h2>
          <div className="hospital-choices__links">
            <a className="hospital-choices__emergency" href={emergencyPhone.href}>
              <Icon name="siren" />
              <span>
                {emergency} <strong>{emergencyPhone.printed}</strong>
              </span>
            </a>
            <a className="hospital-choices__link" href={phone.href}>
              <Icon name="phone" />
              <span>
                {call} <strong>{phone.printed}</strong>
              </span>
            </a>
            {whatsapp && (
              <a className="hospital-choices__link" href={whatsapp.href} target="_blank" rel="noopener">
                <Icon name="whatsapp" />
                {onWhatsapp} <span className="visually-hidden">{place}</span>
              </a>
            )}
            <ButtonLink to={hospitalPaths({ basePath }).toAppointment} icon="calendar">
              {bookAppointment} <span className="visually-hidden">{place}</span>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
