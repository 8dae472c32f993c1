import { SectionHeading } from "#app/ui/section-heading/section-heading.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Tile } from "#app/ui/tile/tile.tsx";
import type { BestTile } from "#hospitals/site.ts";

export function BestTiles({ tiles }: { tiles: BestTile[] }) {
  return (
    <Section tone="deep" labelledBy="best-title">
      <SectionHeading id="best-title" title="What We Do Best" />
      <ul className="best-tiles">
        {tiles.map(({ title, icon, link }) => (
          <li key={title}>
            <Tile to={link} icon={icon} label={title} tone="deep" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
