import { BookBlock } from "./book-block.tsx";
import type { BookView } from "./book-view.ts";

interface BookSheetProps {
  book: BookView;
  hospital: string;
  emblemUrl: string;
  /** As text. */
  styles: string;
  language: string;
  /** Where the newest state is read. */
  source: string;
}

/** The open book as a document of its own, for sheets of A4. */
export function BookSheet({ book, hospital, emblemUrl, styles, language, source }: BookSheetProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{`${book.title}, ${hospital}`}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body className="sheet--paper">
        <header>
          <img src={emblemUrl} alt="" />
          <div>
            <p className="sheet__hospital">{hospital}</p>
            <h1>{book.title}</h1>
            <p>{source}</p>
          </div>
        </header>
        <main>
          {book.sample && <b>{book.sample}</b>}
          {book.groups.map(({ id, heading, blocks }) => (
            <section key={id}>
              <h2>{heading}</h2>
              {blocks.map((block) => (
                <BookBlock key={block.id} block={block} isPaper />
              ))}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}
