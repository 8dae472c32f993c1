import type { ReactNode } from "react";
import { useTexts } from "../texts/texts.tsx";

export function Reading({ contents, children }: { contents: { id: string; heading: string }[]; children: ReactNode }) {
  return (
    <div className="reading">
      <nav className="reading__contents" aria-label={useTexts("common").onThisPage}>
        <ol className="reading__list">
          {contents.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </div>
  );
}
