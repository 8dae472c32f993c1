import type { ElementType, Key } from "react";
import * as react from "react/jsx-runtime";
import { markLanguage, type Props } from "./mark-language.ts";

// What JSX is compiled to (`jsxImportSource` in tsconfig.json): texts of the content service and of visitors stand in
// every component, and each gets its language here.

export type { JSX } from "react/jsx-runtime";
export { Fragment } from "react/jsx-runtime";

export const jsx = (type: ElementType, props: Props, key?: Key) => react.jsx(type, markLanguage(type, props), key);
export const jsxs = (type: ElementType, props: Props, key?: Key) => react.jsxs(type, markLanguage(type, props), key);
