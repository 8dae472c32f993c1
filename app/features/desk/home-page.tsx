import { IconBadge } from "#app/ui/icon/icon.tsx";
import { buttonClass } from "#app/ui/link/link.tsx";
import { DeskForm, DeskPage, type DeskView } from "./desk-page.tsx";

export interface DeskHomeView extends DeskView {
  tools: { label: string; hint: string; icon: string; to: string }[];
  ends: { label: string; value: string }[];
}

/** What an editor can do, each as a large target. */
export function DeskHomePage({ frame, title, message, tools, ends }: DeskHomeView) {
  return (
    <DeskPage {...{ frame, title, message }}>
      <ul className="desk__targets">
        {tools.map(({ label, hint, icon, to }) => (
          <li key={to}>
            <a className="desk__target" href={to}>
              <IconBadge name={icon} />
              <span>
                <strong>{label}</strong>
                <small>{hint}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <DeskForm token={frame.token} className="button__row">
        {ends.map(({ label, value }) => (
          <button key={value} type="submit" name="do" value={value} className={buttonClass("secondary")}>
            {label}
          </button>
        ))}
      </DeskForm>
    </DeskPage>
  );
}
