import { type ReactNode } from "react";
import { fillColumns } from "./fill-columns.ts";
import { keepScreen } from "./keep-screen.ts";
import { SittingLine } from "./sitting-line.tsx";
import type { BoardDoctor, BoardView } from "./board-view.ts";

interface SheetProps {
  heading: string;
  hospital: string;
  emblemUrl: string;
  board: BoardView;
  standing: string;
  /** How its code is checked; empty where there is none. */
  check: string;
  address: string;
  code: { size: number; path: string };
}

interface DocumentProps {
  language: string;
  title: string;
  /** Style sheets and a script, as text. */
  styles: string[];
  script?: string;
  /** What a browser without scripts loads, and after how many seconds. */
  refresh?: string;
  children: ReactNode;
}

/** A document of its own, without the site around it. */
export function SheetDocument({ language, title, styles, script, refresh, children }: DocumentProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        {refresh && (
          <noscript>
            <meta httpEquiv="refresh" content={refresh} />
          </noscript>
        )}
        <title>{title}</title>
        {styles.map((sheet) => (
          <style key={sheet} dangerouslySetInnerHTML={{ __html: sheet }} />
        ))}
      </head>
      <body>
        {children}
        {script && <script dangerouslySetInnerHTML={{ __html: script }} />}
      </body>
    </html>
  );
}

function SheetHead({ heading, hospital, emblemUrl, board, standing, address, code: { size, path } }: SheetProps) {
  return (
    <header className="sheet__head">
      <img src={emblemUrl} alt="" />
      <div>
        <p className="sheet__hospital">{hospital}</p>
        <h1>{heading}</h1>
        <p>
          {standing} {board.holiday}
        </p>
      </div>
      <svg className="sheet__code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={address}>
        <rect width="100%" height="100%" fill="#fff" />
        <path d={path} />
      </svg>
    </header>
  );
}

function SheetGroup({ name, doctors, words }: { name: string; doctors: BoardDoctor[]; words?: ScreenWords }) {
  return (
    <section>
      <h2>{name}</h2>
      <ul>
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <span className="sits__name">{doctor.name}</span>
            <SittingLine doctor={doctor} {...(words && { words })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** So many lines fit on a sheet in larger letters. */
const LARGE_LINES = 42;

export function PaperSheet({ textOnly, ...sheet }: SheetProps & { textOnly: string }) {
  const { groups, texts } = sheet.board;
  const all = [...groups, ...(texts.length > 0 ? [{ name: textOnly, doctors: texts }] : [])];
  const isFew = all.reduce((sum, { doctors }) => sum + doctors.length + 1, 0) < LARGE_LINES;
  return (
    <>
      <SheetHead {...sheet} />
      <main className={`sheet__columns${isFew ? " sheet__columns--few" : ""}`}>
        {all.map(({ name, doctors }) => (
          <SheetGroup key={name} name={name} doctors={doctors} />
        ))}
      </main>
      <footer>
        {sheet.address}
        <b>{sheet.check}</b>
      </footer>
    </>
  );
}

export interface ScreenWords {
  sittingNow: string;
  over: string;
  nobody: string;
  noConnection: string;
  page: (number: number, of: number) => string;
}

/** All pages; without scripts the one of that number is shown, and the next is loaded after it. */
export function HallScreen({ words, shown, ...sheet }: SheetProps & { words: ScreenWords; shown: number }) {
  const pages = fillColumns(sheet.board.groups);
  return (
    <div id="board">
      <SheetHead {...sheet} />
      {pages.map((columns, at) => (
        <main key={at} data-page="" hidden={at !== shown % pages.length}>
          {columns.map((groups, column) => (
            <div key={column}>
              {groups.map(({ name, doctors }) => (
                <SheetGroup key={name} name={name} doctors={doctors} words={words} />
              ))}
            </div>
          ))}
          <p className="sheet__page">{pages.length > 1 && words.page(at + 1, pages.length)}</p>
        </main>
      ))}
      {pages.length === 0 && <main>{words.nobody}</main>}
      <footer>
        <span id="lost" role="alert" hidden>
          {words.noConnection}
        </span>
        <b>{sheet.check}</b>
      </footer>
    </div>
  );
}

export const SCREEN_SCRIPT = `(${keepScreen})()`;
