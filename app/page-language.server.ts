import { AsyncLocalStorage } from "node:async_hooks";
import { setPageLanguage } from "./ui/language/mark-language.ts";

/** Of what is being rendered. */
export const pageLanguage = new AsyncLocalStorage<string>();
setPageLanguage(() => pageLanguage.getStore() ?? "en");
