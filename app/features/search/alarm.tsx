import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import { SmartLink } from "#app/ui/link/link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { HelpLine, SearchAnswer } from "#site/search/search-answer.ts";
import { listCasualties, listEmergencyCalls } from "#site/hospitals/emergency.ts";
import { createPhone } from "#site/hospitals/parse-phone.ts";
import type { Phone } from "#site/hospitals/phones.ts";
import type { ReachedHospital } from "./search-view.ts";

interface AlarmProps {
  kind: NonNullable<SearchAnswer["alarm"]>;
  helpLines: HelpLine[];
  hospitals: Pick<ReachedHospital, "casualty">[];
}

/** Above everything else: in danger our casualty and the way there first, in distress the help lines. */
export function Alarm({ kind, helpLines, hospitals }: AlarmProps) {
  const { search: texts, emergencyCalls: labels, common } = useTexts();
  const casualties = listCasualties(hospitals);
  const isHere = casualties.some(({ isOwn }) => isOwn);
  const advice = {
    danger: isHere ? texts.dangerAdvice : texts.dangerElsewhere,
    distress: isHere ? texts.distressAdvice : texts.distressElsewhere,
  };
  const known = helpLines.map(({ number }) => number);
  const national = listEmergencyCalls(undefined, labels).filter(({ printed }) => !known.includes(printed));
  const lines = helpLines.flatMap(({ name, number, otherNumber, helps, hours, languages }) =>
    [number, ...(otherNumber ? [otherNumber] : [])].map((phone) => (
      <Line key={phone} label={name} printed={phone} href={createPhone(phone).href}>
        {phone === number && <span className="search-alarm__note">{texts.helpLineNote(helps, hours, languages)}</span>}
      </Line>
    )),
  );
  return (
    <section className={`search-alarm search-alarm--${kind}`} aria-labelledby="alarm-title">
      <h2 className="search-alarm__title" id="alarm-title">
        <Icon name={kind === "danger" ? "siren" : "phone"} />
        {texts[kind]}
      </h2>
      <p>{advice[kind]}</p>
      <ul className="search-alarm__list">
        {kind === "distress" && lines}
        {casualties.map(({ isOwn, place, phone, mapUrl }) => (
          <Line key={place} label={isOwn ? common.emergencyAt(place) : labels.nearest(place)} {...phone}>
            <SmartLink className="search-alarm__way" to={mapUrl} newTab>
              {texts.wayTo(place)}
            </SmartLink>
          </Line>
        ))}
        {national.map((call) => (
          <Line key={call.printed} {...call} />
        ))}
        {kind === "danger" && lines}
      </ul>
    </section>
  );
}

interface LineProps extends Phone {
  label: string;
  children?: ReactNode;
}

function Line({ label, printed, href, children }: LineProps) {
  return (
    <li>
      <a className="search-alarm__phone" href={href}>
        <span>{label}</span> <strong>{printed}</strong>
      </a>
      {children}
    </li>
  );
}
