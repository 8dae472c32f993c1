import type { BoardView } from "./board-view.ts";
import { DoctorGroup } from "./doctor-group.tsx";
import { keepScreen } from "./keep-screen.ts";

/**
 * `styles` are a text. `address` is where the list is read, also as a QR code, and `check` how its own code is checked,
 * empty where there is none.
 */
interface BoardSheetProps extends Record<"name" | "emblemUrl" | "language" | "styles" | "address" | "check", string> {
  isScreen: boolean;
  board: BoardView;
  code: { size: number; path: string };
}

/** Until the list's end stands above the foot, which is lower than 60 hundredths of every screen. */
const ROLL = `@keyframes roll{10%{transform:none}90%,to{transform:translateY(min(0px,60vh - 100%))}}
main{align-self:start;column-fill:balance!important;animation:60s linear infinite roll!important}`;
/** So many lines fit on a sheet in larger letters. */
const LARGE_LINES = 42;

/** The list as a document of its own, without the site around it: a sheet of paper, or a screen in a hall. */
export function BoardSheet({ isScreen, board, name, emblemUrl, language, styles, ...sheet }: BoardSheetProps) {
  const groups = board.groups.filter(({ note }) => !(isScreen && note));
  const lines = groups.reduce((sum, { doctors }) => sum + doctors.length + 1, 0);
  const kind = isScreen ? "screen" : lines < LARGE_LINES ? "paper sheet--large" : "paper";
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{board.title}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {isScreen && (
          <noscript>
            <meta httpEquiv="refresh" content="60" />
            {/* Scripts count the pages; without them the list rolls past as a whole. */}
            <style>{ROLL}</style>
          </noscript>
        )}
      </head>
      <body className={`sheet--${kind}`}>
        <div id="board">
          <header>
            <img src={emblemUrl} alt="" />
            <div>
              <p className="sheet__hospital">{name}</p>
              <h1>{board.heading}</h1>
              <p>{[board.standing, board.phone?.printed, ...board.notices].join(" ")}</p>
            </div>
            <svg viewBox={`0 0 ${sheet.code.size} ${sheet.code.size}`} role="img" aria-label={sheet.address}>
              <rect width="100%" height="100%" fill="#fff" />
              <path d={sheet.code.path} />
            </svg>
          </header>
          <main>
            {groups.length === 0 && board.words.nobody}
            {groups.map((group) => (
              <DoctorGroup key={group.name} group={group} words={board.words} />
            ))}
          </main>
          <footer>
            {sheet.address}
            <b>{sheet.check}</b>
            <p id="lost" role="alert" hidden>
              {board.words.noConnection}
            </p>
          </footer>
        </div>
        {isScreen && <script dangerouslySetInnerHTML={{ __html: `(${keepScreen})()` }} />}
      </body>
    </html>
  );
}
