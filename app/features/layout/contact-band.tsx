import { useLocation } from "react-router";
import { ButtonLink } from "#app/ui/link/link.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { useTexts } from "#app/ui/texts/texts.tsx";
import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { PageTexts } from "#site/texts/catalogue.ts";
import type { Shell } from "./shell.ts";
import { isAt } from "./site-nav.tsx";

type BandKind = keyof PageTexts["bands"];

/** The way to a question that the page leaves open, on every page of a hospital but its contact page. */
export function ContactBand({ shell }: { shell: Shell }) {
  const { bands, sections } = useTexts();
  const { pathname } = useLocation();
  const kind = kindOf(pathname, hospitalPaths(shell));
  if (kind === undefined) return null;
  const { title, ...more } = bands[kind];
  const { phone } = shell.contact;
  return (
    <section className={"text" in more ? "band band--broad" : "band"} aria-labelledby="band-title">
      <div className="wrap band__row">
        <div className="band__words">
          <h2 className="band__title" id="band-title">
            {title}
          </h2>
          {"text" in more && <p>{more.text(shell.place)}</p>}
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

function kindOf(pathname: string, paths: ReturnType<typeof hospitalPaths>): BandKind | undefined {
  if (isAt(pathname, paths.toContactUs)) return undefined;
  if ([paths.toHome, paths.toDoctors, paths.toDepartments].some((path) => isAt(pathname, path, true)))
    return "whichDoctor";
  const kinds: [path: string, kind: BandKind][] = [
    [paths.toDoctors, "doctor"],
    [paths.toDepartments, "department"],
    [paths.toFacilities, "facility"],
    [paths.toAboutUs, "visit"],
    [paths.toGallery, "visit"],
    [paths.toNews, "news"],
    [paths.toCareers, "job"],
    [paths.toTestimonials, "testimonial"],
    [paths.toAppointment, "appointment"],
    [paths.toSent(""), "sent"],
    [paths.toPrivacy, "privacy"],
    [paths.toAccessibility, "accessibility"],
  ];
  return kinds.find(([path]) => isAt(pathname, path))?.[1] ?? "lost";
}
