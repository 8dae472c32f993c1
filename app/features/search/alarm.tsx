import type { MouseEvent, ReactNode } from "react";
import { Icon } from "#app/ui/icon/icon.tsx";
import { SmartLink } from "#app/ui/link/link.tsx";
import { usePrefix, useTexts } from "#app/ui/texts/texts.tsx";
import type { HelpLine, SearchAnswer } from "#site/search/search-answer.ts";
import { listCasualties, listEmergencyCalls } from "#site/hospitals/emergency.ts";
import { groupPathsIn } from "#site/hospitals/hospital-paths.ts";
import { createPhone } from "#site/hospitals/parse-phone.ts";
import type { Phone } from "#site/hospitals/phones.ts";
import type { ReachedHospital } from "./search-view.ts";

interface AlarmProps {
  kind: NonNullable<SearchAnswer["alarm"]>;
  isDanger: boolean | undefined;
  helpLines: HelpLine[];
  hospitals: Pick<ReachedHospital, "casualty">[];
  isAdviceUnread: boolean | undefined;
}

/** In place of the page's title: in danger our casualty and the way there first, in distress alone the help lines. */
export function Alarm({ kind, isDanger, helpLines, hospitals, isAdviceUnread }: AlarmProps) {
  const { search: texts, emergencyCalls: labels, common, layout } = useTexts();
  const prefix = usePrefix();
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
  const advices = (
    <>
      {isDanger && <p>{advice.danger}</p>}
      {kind === "distress" && <p>{advice.distress}</p>}
      {isAdviceUnread && <p className="page-note">{common.notReviewed}</p>}
    </>
  );
  return (
    <>
      {kind === "distress" && <LeavePage />}
      <section className={`stack urgent-note search-alarm search-alarm--${kind}`} aria-labelledby="alarm-title">
        <h1 className="search-alarm__title" id="alarm-title">
          <Icon name={kind === "danger" ? "siren" : "phone"} />
          {texts[kind]}
        </h1>
        {kind === "distress" && advices}
        <ul className="search-alarm__list">
          {!isDanger && lines}
          {casualties.map(({ isOwn, place, phone, mapUrl }) => (
            <Line key={place} label={isOwn ? common.emergencyAt(place) : labels.nearest(place)} {...phone}>
              <SmartLink className="text-link search-alarm__way" to={mapUrl} newTab>
                {texts.wayTo(place)}
              </SmartLink>
            </Line>
          ))}
          {national.map((call) => (
            <Line key={call.printed} {...call} />
          ))}
          {isDanger && lines}
        </ul>
        {kind === "danger" && advices}
        {isDanger && (
          <a className="text-link" href={groupPathsIn(prefix).toEmergency}>
            {layout.firstAid}
          </a>
        )}
      </section>
    </>
  );
}

function Line({ label, printed, href, children }: Phone & { label: string; children?: ReactNode }) {
  return (
    <li>
      <a className="search-alarm__phone" href={href}>
        <span>{label}</span> <strong>{printed}</strong>
      </a>
      {children}
    </li>
  );
}

/** A page that most people have in their history. */
const ELSEWHERE = "https://www.google.com/";

function LeavePage() {
  const { leave, leaveNote } = useTexts("search");
  return (
    <p className="flow search-leave">
      <a className="button button--secondary" href={ELSEWHERE} rel="noreferrer" onClick={leaveAtOnce}>
        {leave}
      </a>
      <small>{leaveNote}</small>
    </p>
  );
}

/** Nothing of the page is seen while the other one loads, nor by going back. */
function leaveAtOnce(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.title = "";
  document.body.hidden = true;
  location.replace(event.currentTarget.href);
}
