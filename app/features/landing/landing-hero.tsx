import { Link } from "react-router";
import { Hero } from "#app/ui/hero/hero.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { TextLink } from "#app/ui/text-link/text-link.tsx";
import { groupPaths } from "#hospitals/hospital-paths.ts";
import type { LandingView } from "./landing-view.ts";

/** The motto over the backwater, and the shortest way to each hospital. */
export function LandingHero({ view }: { view: LandingView }) {
  return (
    <Hero picture={view.hero.picture} alt={view.hero.description} priority>
      <p className="hero__title">{view.motto}</p>
      <p className="landing-hero__introduction">{view.introduction}</p>
      <nav className="hospital-picker" aria-label="Choose your hospital">
        <p className="hospital-picker__title">Choose your hospital</p>
        <ul className="hospital-picker__list">
          {view.hospitals.map(({ basePath, place, sinceYear }) => (
            <li key={basePath}>
              <Link className="hospital-picker__link" to={basePath}>
                <span className="hospital-picker__place">{place}</span>
                <span className="hospital-picker__since">since {sinceYear}</span>
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <TextLink to={groupPaths.toWhatIsWhere}>See what is where</TextLink>
    </Hero>
  );
}
