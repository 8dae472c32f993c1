import type { ReactNode } from "react";
import type { PictureFiles } from "../picture/picture.tsx";

/** A component in one state, as the component page shows it and the visual tests look at it. */
export interface Example {
  name: string;
  /** Its background: the page, a column of it, deep teal, or nothing, for what takes the whole width. */
  ground?: "page" | "column" | "deep" | "none";
  render: () => ReactNode;
}

/** A drawing of hills over water that needs no file, for examples with pictures. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice">
<path fill="#bfe3e0" d="M0 0h160v100H0z"/>
<circle cx="118" cy="30" r="12" fill="#fff3d1"/>
<path fill="#7fb8a4" d="M0 62q30-30 62-12t52-14 46 22v8H0z"/>
<path fill="#2f7f6d" d="M0 66q40-16 84-4t76-8v14H0z"/>
<path fill="#3c99a0" d="M0 66h160v34H0z"/>
<path fill="none" stroke="#bfe3e0" stroke-width="1.5" d="M12 78h34m20 8h46m10-12h30"/>
<path fill="#7f321f" d="M52 76h44q-4 8-14 8H64q-9 0-12-8z"/>
<path fill="#e0a63c" d="M60 76q14-16 28 0z"/>
</svg>`;

export const SAMPLE_PICTURE_URL = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`;

export const SAMPLE_PICTURE: PictureFiles = {
  width: 1600,
  height: 1000,
  sources: [{ type: "image/svg+xml", files: [{ url: SAMPLE_PICTURE_URL, width: 1600 }] }],
};
