import type { ReactNode } from "react";
import { Section } from "#app/ui/section/section.tsx";
import { Stats } from "#app/ui/stats/stats.tsx";
import type { Stat } from "#hospitals/site.ts";

/** The frame of every departments page: the page itself, then the stats strip. */
export function DepartmentsScreen({ stats, children }: { stats: Stat[]; children: ReactNode }) {
  return (
    <>
      {children}
      <Section tone="deep" id="stats">
        <Stats stats={stats} />
      </Section>
    </>
  );
}
