import * as react from "react/jsx-dev-runtime";
import { markLanguage, type Props } from "./mark-language.ts";

export type { JSX } from "react/jsx-dev-runtime";
export { Fragment } from "react/jsx-dev-runtime";

export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, markLanguage(type, props as Props), ...rest);
