import { createContext } from "react";

/** Locale of what an editor looks at, empty when unknown; undefined for visitors. */
export const EditorLocale = createContext<string | undefined>(undefined);
