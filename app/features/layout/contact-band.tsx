import { useLocation } from "react-router";
import { ButtonLink } from "#app/ui/link/link.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { withoutOuterSlashes } from "#site/hospitals/find-hospital.ts";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Shell } from "./shell.ts";

/** The way to a question that the page leaves open, on every page of a hospital but its contact page. */
export function ContactBand({ shell }: { shell: Shell }) {
  const { bands, sections } = useTexts();
  const depth = shell.basePath.split("/").length - 1;
  const [section = "", entry] = withoutOuterSlashes(useLocation().pathname).toLowerCase().split("/").slice(depth);
  if (section === "contact_us") return null;
  const { phone } = shell.contact;
  const isAsked = section in bands.lines && (entry || !/^(doctors|department)$/.test(section));
  // A job's page asks for questions about itself.
  const line = section === "careers" && entry ? bands.otherJob : bands.lines[section as keyof typeof bands.lines];
  const broad = section in bands.lines || section === "" ? bands.whichDoctor : bands.lost;
  return (
    <section className={isAsked ? "band" : "band band--broad"} aria-labelledby="band-title">
      <div className="wrap band__row">
        <div className="band__words">
          <h2 className="band__title" id="band-title">
            {isAsked ? line : broad.title}
          </h2>
          {!isAsked && <p>{broad.text(shell.place)}</p>}
        </div>
        <div className="band__ways">
          <a className="band__phone" href={phone.href}>
            <Icon name="phone" />
            {phone.printed}
          </a>
          <ButtonLink to={hospitalPaths(shell).toContactUs} variant="secondary">
            {sections.contact}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
