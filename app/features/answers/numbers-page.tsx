import { Icon } from "#app/ui/icon/icon.tsx";
import { buttonClass, NamedText } from "#app/ui/link/link.tsx";
import answersCss from "./answers-page.css?inline";
import { Message, type MessageView } from "./message.tsx";
import css from "./numbers-page.css?inline";

export interface NumbersView {
  title: string;
  office: string;
  lead: string;
  message: MessageView | undefined;
  numbers: { number: string; names: string; printed: string; state: "asked" | "right" | "wrong"; said: string }[];
  buttons: { state: "right" | "wrong"; label: string }[];
}

/** The numbers that a hospital's pages print, each to call and to say what was found. */
export function NumbersPage({ view: { title, office, lead, message, numbers, buttons } }: { view: NumbersView }) {
  return (
    <>
      <style>{answersCss + css}</style>
      <div className="wrap answers__bare numbers stack">
        <h1>{title}</h1>
        <p>{office}</p>
        <p>{lead}</p>
        {message && <Message {...message} />}
        <ul className="lines">
          {numbers.map(({ number, names, printed, state, said }, index) => (
            <li key={number} id={`number-${index}`} className={`numbers__row numbers__row--${state}`}>
              <h2 className="part-title">{names}</h2>
              <a className={`${buttonClass("secondary")} numbers__call`} href={number}>
                <Icon name={number.startsWith("tel:") ? "phone" : "whatsapp"} />
                {printed}
              </a>
              <p className="numbers__said">{said}</p>
              <form method="post" className="button__row">
                <input type="hidden" name="number" value={number} />
                {buttons.map((button) => (
                  <button
                    key={button.state}
                    type="submit"
                    name="state"
                    value={button.state}
                    className={buttonClass(button.state === "right" && state !== "right" ? "primary" : "secondary")}
                  >
                    <NamedText text={button.label} label={`: ${names}, ${printed}`} />
                  </button>
                ))}
              </form>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
