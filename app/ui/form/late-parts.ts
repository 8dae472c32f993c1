export { checkTyped } from "./late-check.ts";
export { readRefusal, showRejection } from "./rejection.ts";
export { addTraces, createKeyMaker, readSentLines, readTraces, sendForm } from "./send-form.ts";
export { dropWaiting, storeWaiting } from "./waiting-form.ts";
