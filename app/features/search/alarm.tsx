import { Icon } from "#app/ui/icon/icon.tsx";
import { SmartLink } from "#app/ui/text-link/text-link.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import type { HelpLine, SearchAnswer } from "#site/search/search-answer.ts";
import { type Casualty, listCasualties, listEmergencyCalls } from "#site/hospitals/emergency.ts";
import { createPhone } from "#site/hospitals/parse-phone.ts";
import type { ReachedHospital } from "./search-view.ts";

interface AlarmProps {
  kind: NonNullable<SearchAnswer["alarm"]>;
  helpLines: HelpLine[];
  hospitals: Pick<ReachedHospital, "casualty">[];
}

/** Above everything else: in danger our casualty and the way there first, in distress the help lines. */
export function Alarm({ kind, helpLines, hospitals }: AlarmProps) {
  const { search: texts, emergencyCalls: labels } = useTexts();
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
      <li key={phone}>
        <a className="search-alarm__phone" href={createPhone(phone).href}>
          <span>{name}</span> <strong>{phone}</strong>
        </a>
        {phone === number && <span className="search-alarm__note">{texts.helpLineNote(helps, hours, languages)}</span>}
      </li>
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
        {casualties.map((casualty) => (
          <CasualtyWays key={casualty.place} casualty={casualty} />
        ))}
        {national.map(({ label, printed, href }) => (
          <li key={printed}>
            <a className="search-alarm__phone" href={href}>
              <span>{label}</span> <strong>{printed}</strong>
            </a>
          </li>
        ))}
        {kind === "danger" && lines}
      </ul>
    </section>
  );
}

function CasualtyWays({ casualty: { isOwn, place, phone, mapUrl } }: { casualty: Casualty }) {
  const { search, common, emergencyCalls } = useTexts();
  return (
    <li>
      <a className="search-alarm__phone" href={phone.href}>
        <span>{isOwn ? common.emergencyAt(place) : emergencyCalls.nearest(place)}</span>{" "}
        <strong>{phone.printed}</strong>
      </a>
      <SmartLink className="search-alarm__way" to={mapUrl} newTab>
        {search.wayTo(place)}
      </SmartLink>
    </li>
  );
}
