import type { FirstAid } from "#site/hospitals/site.ts";
import type { EmergencyCall } from "#site/hospitals/emergency.ts";
import type { Phone } from "#site/hospitals/phones.ts";

interface CasualtyView {
  place: string;
  name: string;
  phone: Phone;
  addressLines: string[];
  mapUrl: string;
  /** Latitude and longitude. */
  at: string | undefined;
  care: { name: string; checked: string; /** After it one should call first. */ until: string }[];
}

export interface EmergencyPageProps {
  language: string;
  title: string;
  description: string;
  address: string;
  editions: { language: string; name: string; to: string; href: string }[];
  manifest: string;
  styles: string;
  script: string;
  name: string;
  homePath: string;
  /** Whose page it is; left out for the group's. */
  base?: string | undefined;
  /** YYYY-MM-DD */
  today: string;
  day: string;
  notices: { id: string; word: string; text: string; lang?: string }[];
  calls: EmergencyCall[];
  casualties: CasualtyView[];
  toAll?: string | undefined;
  near?: string | undefined;
  /** The address of that place, which the browser keeps. */
  chosen?: string | undefined;
  /** The casualties of each district, where there are too many to tell more of each. */
  groups: { place: string; to: string; path: string; calls: { place: string; phone: Phone }[] }[];
  choices: { place: string; to: string; at: string | undefined }[];
  firstAid?: FirstAid | undefined;
  code: { size: number; path: string };
  words: EmergencyWords;
}

type EmergencyWords = Record<
  | ("heading" | "lead" | "numbers" | "places" | "whereAreYou" | "callFirst" | "aid" | "notChecked" | "sources")
  | ("asOf" | "copy" | "offline" | "waiting" | "waitingSent" | "tryAgain" | "scan" | "all"),
  string
> &
  Record<"nearestFirst" | "source" | "wayTo", (text: string) => string>;

/** A document of its own, which needs nothing else of the site: it has to come first, and to open without a network. */
export function EmergencyPage({ words, firstAid, today, ...page }: EmergencyPageProps) {
  return (
    <html lang={page.language} data-base={page.base} data-place={page.chosen}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        <link rel="canonical" href={page.address} />
        {page.editions.map(({ language, href }) => (
          <link key={language} rel="alternate" hrefLang={language} href={href} />
        ))}
        {page.editions[0] && <link rel="alternate" hrefLang="x-default" href={page.editions[0].href} />}
        <link rel="manifest" href={page.manifest} />
        <style dangerouslySetInnerHTML={{ __html: page.styles }} />
      </head>
      <body>
        <header>
          <a href={page.homePath}>{page.name}</a>
          {page.editions
            .filter(({ language }) => language !== page.language)
            .map(({ language, name, to }) => (
              <a className="top-strip__language" key={language} href={to} hrefLang={language} lang={language}>
                {name}
              </a>
            ))}
        </header>
        <main id="main" tabIndex={-1}>
          <div className="now">
            <p className="note" id="offline" hidden>
              {words.offline} <a href="?">{words.tryAgain}</a>
            </p>
            <p className="note" data-after={today} hidden>
              {words.copy}
            </p>
            {page.notices.map(({ id, word, text, lang }) => (
              <p className="note" key={id}>
                <strong>{word}</strong> <span lang={lang}>{text}</span>
              </p>
            ))}
            <h1>{words.heading}</h1>
            <p>{words.lead}</p>
            <ul className="calls" aria-label={words.numbers}>
              {page.calls.map((call) => (
                <li key={call.href}>
                  <a href={call.href}>
                    {call.label} <b>{call.printed}</b>
                  </a>
                </li>
              ))}
            </ul>
            <p className="note" id="waiting" hidden>
              {words.waiting} <strong />. {words.waitingSent}
            </p>
            {firstAid && <a href="#aid">{words.aid}</a>}
            {page.casualties.length + page.groups.length > 0 && <Casualties {...page} words={words} today={today} />}
          </div>
          {firstAid && <Aid firstAid={firstAid} words={words} />}
        </main>
        <footer>
          <svg width="128" viewBox={`0 0 ${page.code.size} ${page.code.size}`} role="img" aria-label={page.address}>
            <rect width="100%" height="100%" fill="#fff" />
            <path d={page.code.path} />
          </svg>
          <p>
            {words.asOf} {words.scan} {page.address.replace(/^https?:\/\//, "")}
          </p>
        </footer>
        <script dangerouslySetInnerHTML={{ __html: page.script }} />
      </body>
    </html>
  );
}

type CasualtiesProps = Pick<
  EmergencyPageProps,
  "casualties" | "choices" | "groups" | "near" | "toAll" | "words" | "today"
>;

function Casualties({ casualties, choices, groups, near, toAll, words, today }: CasualtiesProps) {
  return (
    <section aria-labelledby="casualties">
      <h2 id="casualties">{words.places}</h2>
      {near && casualties.length > 1 && <p>{words.nearestFirst(near)}</p>}
      {choices.length > 1 && (
        <nav aria-label={words.whereAreYou}>
          {words.whereAreYou}{" "}
          {choices.map(({ place, to, at }) => (
            <a key={to} href={to} data-at={at} aria-current={place === near ? "page" : undefined}>
              {place === near ? <strong>{place}</strong> : place}
            </a>
          ))}
        </nav>
      )}
      <ul id="places">
        {groups.map(({ place, to, path, calls }) => (
          <li key={path} data-path={path}>
            <h3>
              <a href={to}>{place}</a>
            </h3>
            <p className="towns">
              {calls.map((call) => (
                <a key={call.phone.href} href={call.phone.href}>
                  {call.place} <strong>{call.phone.printed}</strong>
                </a>
              ))}
            </p>
          </li>
        ))}
        {casualties.map(({ place, name, phone, addressLines, mapUrl, at, care }) => (
          <li key={phone.href} data-at={at}>
            <h3>{place}</h3>
            <a href={phone.href} aria-label={`${phone.printed}, ${place}`}>
              <b>{phone.printed}</b>
            </a>
            <p>
              {name}, {addressLines.join(", ")}
              <br />
              <a href={mapUrl}>{words.wayTo(place)}</a>
            </p>
            <ul>
              {care.map((fact) => (
                <li key={fact.name}>
                  {fact.name} <small>{fact.checked}</small>{" "}
                  <strong data-after={fact.until} hidden={fact.until >= today}>
                    {words.callFirst}
                  </strong>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {toAll && <a href={toAll}>{words.all}</a>}
    </section>
  );
}

function Aid({ firstAid: { items, sources }, words }: { firstAid: FirstAid; words: EmergencyWords }) {
  return (
    <section className="aid" aria-labelledby="aid">
      <h2 id="aid">{words.aid}</h2>
      <nav aria-labelledby="aid">
        {items.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <div className="items">
        {items.map(({ id, title, steps, never, from, isUnreviewed }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h3 id={`${id}-title`}>{title}</h3>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {never.map((line) => (
              <p key={line}>
                <strong>{line}</strong>
              </p>
            ))}
            <small>
              {isUnreviewed && <strong>{words.notChecked}</strong>} {words.source(from)}
            </small>
          </section>
        ))}
      </div>
      <h3>{words.sources}</h3>
      <ul lang="en">
        {sources.map((source) => (
          <li key={source}>
            <small>{source}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
