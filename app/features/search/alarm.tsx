import { Icon } from "#app/ui/icon/icon.tsx";
import { SmartLink } from "#app/ui/text-link/text-link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { HelpLine, SearchAnswer } from "#search/search-answer.ts";
import { createPhone } from "#hospitals/phones.ts";
import type { ReachedHospital } from "./search-view.ts";

interface AlarmProps {
  kind: NonNullable<SearchAnswer["alarm"]>;
  helpLines: HelpLine[];
  hospitals: ReachedHospital[];
}

/** Above everything else: in danger our casualty and the way there first, in distress the help lines. */
export function Alarm({ kind, helpLines, hospitals }: AlarmProps) {
  const texts = useTexts("search");
  const { emergencyAt } = useTexts("common");
  const lines = helpLines.flatMap(({ name, number, otherNumber, helps, hours, languages }) =>
    [number, ...(otherNumber ? [otherNumber] : [])].map((phone) => (
      <li key={phone}>
        <a className="search-alarm__phone" href={createPhone(phone).href}>
          <span>{name}</span> <strong>{phone}</strong>
        </a>
        <span className="search-alarm__note">{texts.helpLineNote(helps, hours, languages)}</span>
      </li>
    )),
  );
  return (
    <section className={`search-alarm search-alarm--${kind}`} aria-labelledby="alarm-title">
      <h2 className="search-alarm__title" id="alarm-title">
        <Icon name={kind === "danger" ? "siren" : "phone"} />
        {texts[kind]}
      </h2>
      <p>{kind === "danger" ? texts.dangerAdvice : texts.distressAdvice}</p>
      <ul className="search-alarm__list">
        {kind === "distress" && lines}
        {hospitals.map(({ place, emergencyPhone, mapUrl }) => (
          <li key={place}>
            <a className="search-alarm__phone" href={emergencyPhone.href}>
              <span>{emergencyAt(place)}</span> <strong>{emergencyPhone.printed}</strong>
            </a>
            <SmartLink className="search-alarm__way" to={mapUrl} newTab>
              {texts.wayTo(place)}
            </SmartLink>
          </li>
        ))}
        {kind === "danger" && lines}
      </ul>
    </section>
  );
}
