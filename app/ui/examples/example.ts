import type { ReactNode } from "react";

/** A component in one state, as the component page shows it and the visual tests look at it. */
export interface Example {
  /** What is special about it; unique among the examples of its file. */
  name: string;
  /** Its background: the page, a column of it, deep teal, or nothing, for what takes the whole width. */
  ground?: "page" | "column" | "deep" | "none";
  render: () => ReactNode;
}
