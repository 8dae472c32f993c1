import { buttonClass, ButtonLink } from "#app/ui/link/link.tsx";
import { DeskControl, type DeskField } from "./desk-control.tsx";
import { DeskForm, DeskPage, type DeskView } from "./desk-page.tsx";

/** Every text is ready to be read. */
export interface ConsentView extends DeskView {
  lead: string;
  heading: string;
  button: string;
  fields: DeskField[];
  link?:
    { heading: string; hint: string; address: string; ways: { label: string; to: string; icon: string }[] } | undefined;
  /** The button that ends what is shown. */
  end?: string | undefined;
}

/** One entry: who agreed, the link of whoever did, and the form for a new consent. */
export function ConsentPage({ frame, title, lead, message, heading, button, fields, link, end }: ConsentView) {
  return (
    <DeskPage {...{ frame, title, message }}>
      <p>{lead}</p>
      {link && (
        <section className="stack">
          <h2>{link.heading}</h2>
          <p>{link.hint}</p>
          <p className="button__row">
            {link.ways.map((way) => (
              <ButtonLink key={way.to} to={way.to} icon={way.icon} variant="secondary">
                {way.label}
              </ButtonLink>
            ))}
          </p>
          <p className="note desk__address">{link.address}</p>
        </section>
      )}
      <DeskForm token={frame.token} className="form-panel desk__gate">
        <h2>{heading}</h2>
        {fields.map((field) => (
          <DeskControl key={field.name} field={field} />
        ))}
        <button type="submit" className={buttonClass("primary")}>
          {button}
        </button>
      </DeskForm>
      {end !== undefined && (
        <DeskForm token={frame.token} hidden={{ do: "end" }}>
          <button type="submit" className={buttonClass("secondary")}>
            {end}
          </button>
        </DeskForm>
      )}
    </DeskPage>
  );
}
