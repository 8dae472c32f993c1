import type {
  BreadcrumbListLeaf,
  HospitalLeaf,
  JobPostingLeaf,
  MedicalWebPageLeaf,
  NewsArticleLeaf,
  OrganizationLeaf,
  PhysicianLeaf,
  VideoObjectLeaf,
  WebSiteLeaf,
} from "schema-dts";

/** Something a page tells search engines about. */
export type PageThing =
  | BreadcrumbListLeaf
  | HospitalLeaf
  | JobPostingLeaf
  | MedicalWebPageLeaf
  | NewsArticleLeaf
  | OrganizationLeaf
  | PhysicianLeaf
  | VideoObjectLeaf
  | WebSiteLeaf;

/** A page's structured data as JSON-LD (https://www.w3.org/TR/json-ld11/): things that may name each other by `@id`. */
export interface PageGraph {
  "@context": "https://schema.org";
  "@graph": Record<string, unknown>[];
}

/** The graph of these things as a property to spread; nothing for none. */
export function createPageGraph(things: readonly PageThing[]): { graph?: PageGraph } {
  if (things.length === 0) return {};
  return { graph: { "@context": "https://schema.org", "@graph": things.map((thing) => ({ ...thing })) } };
}
