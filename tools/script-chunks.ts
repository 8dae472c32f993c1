import { isOfFullRouter } from "./light-router.ts";

// Which scripts travel together. Each file is a request, a line and a hash in every page, and little ones compress
// badly: with these rules a page asks for 8 to 13 scripts of 99 to 106 KB before the first touch, without them for 35
// to 43 of 126 to 134 KB (25 November 2026). Where a file moves and a pattern fits it no more, it goes by the bundler's
// own rules, and tests/e2e/budgets.spec.ts says what that costs.

/**
 * What this many pages need or more travels in one file. At two, pages carry more of what only others need; at eight,
 * the home page has 21 files.
 */
const SHARED_BY_PAGES = 4;

/** What only pages with forms load. */
const FORMS = /\/(?:app\/ui\/form\/(?!late-|send-)|forms\/(?:calendar|forms|resume-file)\.)/;

/**
 * What checks and sends a form, at the first touch. The list of waiting forms is in it, because a page whose network is
 * gone needs it.
 */
const FORM_SENDING =
  /(?<!\/features)\/(?:app\/ui\/(?:form\/(?:late-|send-)|pending\/(?!may-))|app\/features\/layout\/pending-notice|(?:forms|answers|outbox)\/(?!calendar\.|forms\.|resume-file\.)[\w.-]+$|node_modules\/(?:valibot|idb-keyval)\/)/;

/** The layout and what else almost every page has. React DOM's first file is one: the rest of it is the entry's. */
const OF_ALL_PAGES =
  /\/app\/(?:page-data|ui\/served-page|features\/(?:not-found\/load-|layout\/(?!pending-))|routes\/(?:shell|hospital\/(?:layout|failures)))|\/node_modules\/react-dom\/(?:index|cjs\/react-dom\.)/;

/** Many pages of few visits have these; the desk runs no script. What posts a form would bring the forms along. */
const FOR_SOME_PAGES =
  /\/app\/(?:ui\/rich-text\/|features\/(?:answers|desk)\/|routes\/hospital\/(?:desk\/|submit-form))/;

const isForMost = (id: string) => !FORMS.test(id) && !FORM_SENDING.test(id) && !FOR_SOME_PAGES.test(id);

export const scriptChunks = {
  /**
   * V8 then compiles functions while a script loads, not when they are called: on a phone's processor the scripts of
   * the home page take 256 ms in place of 286. Others ignore it.
   */
  postBanner: "//# allFunctionsCalledOnLoad",
  codeSplitting: {
    groups: [
      { name: "shared", minShareCount: SHARED_BY_PAGES, test: isForMost, priority: 3 },
      { name: "layout", minShareCount: 2, test: OF_ALL_PAGES, priority: 3 },
      { name: "form-sending", test: FORM_SENDING, priority: 1 },
      { name: "forms", test: FORMS, priority: 2 },
      { name: "full-router", test: isOfFullRouter },
    ],
  },
};
