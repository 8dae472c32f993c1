/** How long a validation message shows (specification §4, §9). */
export const ERROR_SHOWN_MS = 1000;

/** When the mark on the offending field goes, counted from the moment of the error (specification §4, §9). */
export const MARK_SHOWN_MS = 2000;

/** A send without an answer by then counts as failed (checklist A55). */
export const SEND_TIMEOUT_MS = 30_000;
