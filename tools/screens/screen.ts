import type { Site } from "#hospitals/site.ts";

/** A page that is shown in docs/screens. */
export interface Screen {
  /** Beginning of its files' names. */
  name: string;
  title: string;
  path: string;
  /** The built site has no page of components. */
  server: "built" | "development";
}

/** Widths of a phone's, a tablet's and a desk's window, and how wide the pictures of them are: for looking, not for reading. */
const PICTURE_WIDTHS = new Map([
  [390, 195],
  [768, 288],
  [1440, 400],
]);
export const WIDTHS = [...PICTURE_WIDTHS.keys()];
export const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The landing page, each hospital's home page and the page of all components. */
export function listScreens({ group, hospitals }: Site): Screen[] {
  return [
    { name: "landing", title: `Landing page of ${group.name}`, path: "/", server: "built" },
    ...hospitals.map(({ id, name, place, basePath }): Screen => {
      return { name: `home-${id}`, title: `Home page of ${name}, ${place}`, path: basePath, server: "built" };
    }),
    { name: "components", title: "Components", path: "/development/components", server: "development" },
  ];
}

/** The name of a screen's picture, e.g. "landing-390-dark.webp". */
export function screenFile({ name }: Screen, width: number, scheme: Scheme): string {
  return `${name}-${width}-${scheme}.webp`;
}

/** How wide the picture of a window of this width is, in px: half as wide or less. */
export function pictureWidth(width: number): number {
  return PICTURE_WIDTHS.get(width) ?? Math.ceil(width / 2);
}
