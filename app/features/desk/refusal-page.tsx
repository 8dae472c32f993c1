import { buttonClass } from "#app/ui/link/link.tsx";
import { DeskForm } from "./desk-page.tsx";
import css from "./desk.css?inline";

/** Why something is not done at the desk. Every text is ready to be read. */
export interface DeskRefusal {
  desk: "refused";
  title: string;
  text: string;
  note?: string | undefined;
  back?: { label: string; to: string; isInNewTab?: boolean } | undefined;
  /** What was typed in a form that was not taken. */
  kept?: { action: string; token: string; texts: { name: string; value: string }[]; button: string };
}

export function isDeskRefusal(content: unknown): content is DeskRefusal {
  return typeof content === "object" && content !== null && "desk" in content && content.desk === "refused";
}

export function DeskRefusalPage({ refusal: { title, text, note, back, kept } }: { refusal: DeskRefusal }) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <style>{css}</style>
      <div className="wrap desk desk__tool desk__gate">
        <h1>{title}</h1>
        <p>{text}</p>
        {note && <p>{note}</p>}
        {back && (
          <p>
            <a href={back.to} target={back.isInNewTab ? "_blank" : undefined} rel="noopener">
              {back.label}
            </a>
          </p>
        )}
        {kept && (
          <DeskForm token={kept.token} action={kept.action} className="form-panel">
            {kept.texts.map((field, index) => (
              <KeptText key={index} {...field} />
            ))}
            <button type="submit" className={buttonClass("primary")}>
              {kept.button}
            </button>
          </DeskForm>
        )}
      </div>
    </>
  );
}

/** What somebody wrote is shown; what the page itself had put there is only sent again. */
function KeptText({ name, value }: { name: string; value: string }) {
  if (!value.includes(" ")) return <input type="hidden" name={name} value={value} />;
  return <textarea className="field__control" name={name} aria-label={name} rows={3} defaultValue={value} />;
}
