import { ButtonLink } from "#app/ui/button/button-link.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { LandingView } from "./landing-view.ts";

/** The nursing college; its own site opens in a new tab. */
export function InstitutionCard({ institution }: { institution: LandingView["nursingCollege"] }) {
  const { name, description, url, picture } = institution;
  return (
    <article className="institution">
      <div className="institution__text">
        <h3 className="institution__name">{name}</h3>
        <p>{description}</p>
        <ButtonLink to={url} newTab variant="secondary" endIcon="external">
          Visit the college site
        </ButtonLink>
      </div>
      <div className="institution__picture picture-frame">
        <Picture picture={picture} alt="" sizes="(width < 48rem) 100vw, 40rem" />
      </div>
    </article>
  );
}
