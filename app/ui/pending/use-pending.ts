import { createStore, del, get, set, values, type UseStore } from "idb-keyval";
import { useEffect, useState } from "react";
import { openDraft } from "../form/form-draft.ts";
import type { CallNumber, TypedValues } from "../form/form-state.ts";
import { describeContent, sendForm, type SendOutcome } from "../form/send-form.ts";
import { PENDING_CHANGED, PENDING_DATABASE } from "./may-have-pending.ts";

/** Gone from the browser once it was sent or has waited too long. */
export interface PendingRequest {
  api: string;
  content: string | [name: string, value: string | File][];
  noticeVersion: string;
  /** Left out by earlier scripts. */
  language?: string;
  /** YYYY-MM-DD; "" where any day will do. */
  lastDay: string;
  form: string;
  page: string;
  typed: TypedValues;
}

export interface PendingForm {
  /** The `Idempotency-Key` of every try. */
  key: string;
  keptAt: number;
  when: string;
  what: string;
  /** Only as much of the name as tells it from others; "" once it was sent. */
  forWhom: string;
  call: CallNumber;
  status: "waiting" | "sent" | "refused" | "day-passed" | "expired";
  reference?: string | undefined;
  reason?: string | undefined;
  request?: PendingRequest | undefined;
}

/** By then whoever filled in the form has called. */
const KEPT_FOR_MS = 3 * 24 * 60 * 60_000;

/** Used where the browser blocks the database: what waits is lost with the page. */
const unstored = new Map<string, PendingForm>();
let store: UseStore | undefined;

function openStore(): UseStore {
  store ??= createStore(PENDING_DATABASE, "forms");
  return store;
}

/** Stores a form that got no response, unless the same waits already. */
export async function addPending(pending: PendingForm): Promise<void> {
  if (!(await findSame(pending.request))) await writePending(pending);
}

async function writePending(pending: PendingForm): Promise<void> {
  try {
    await set(pending.key, pending, openStore());
    unstored.delete(pending.key);
  } catch {
    unstored.set(pending.key, pending);
  }
  notifyAllTabs();
}

async function readPending(key: string): Promise<PendingForm | undefined> {
  try {
    return unstored.get(key) ?? (await get(key, openStore()));
  } catch {
    return unstored.get(key);
  }
}

export async function dropPending(key: string): Promise<void> {
  await remove(key);
  notifyAllTabs();
}

async function remove(key: string) {
  unstored.delete(key);
  try {
    await del(key, openStore());
  } catch {
    // No database, so there is nothing to remove.
  }
}

export async function dropSamePending(request: Pick<PendingRequest, "api" | "content">): Promise<void> {
  const same = await findSame(request);
  if (same) await dropPending(same.key);
}

/** In the order they were sent off; what has waited too long or is for a day before `today` no longer waits. */
export async function listPending(now: number, today: string): Promise<PendingForm[]> {
  const forms: PendingForm[] = [];
  for (const form of await readAll()) {
    if (form.status === "sent" && isOld(form, now)) {
      await remove(form.key);
      continue;
    }
    const settled = settle(form, now, today);
    if (settled !== form) await writePending(settled);
    forms.push(settled);
  }
  return inOrder(forms);
}

function inOrder(forms: PendingForm[]): PendingForm[] {
  return [...forms].sort((a, b) => a.keptAt - b.keptAt);
}

export function isUnstored({ key }: PendingForm): boolean {
  return unstored.has(key);
}

/** The first word of a name that is no initial and no title: enough to know, on a shared phone, whose form waits. */
export function shortenName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => word.length > 2 && !word.endsWith(".")) ?? words[0] ?? "";
}

function settle(form: PendingForm, now: number, today: string): PendingForm {
  const { status, request } = form;
  if (!request) return form;
  const isWaiting = status === "waiting";
  if (isOld(form, now)) return { ...form, status: isWaiting ? "expired" : status, request: undefined };
  if (isWaiting && request.lastDay !== "" && request.lastDay < today) return { ...form, status: "day-passed" };
  return form;
}

function notifyAllTabs() {
  globalThis.dispatchEvent(new Event(PENDING_CHANGED));
  try {
    localStorage.setItem("pending-forms-changed", String(Date.now()));
  } catch {
    // Other tabs look again when they become visible.
  }
}

function isOld({ keptAt }: PendingForm, now: number): boolean {
  return now - keptAt >= KEPT_FOR_MS;
}

async function findSame(request: Pick<PendingRequest, "api" | "content"> | undefined) {
  if (!request) return undefined;
  const content = describeContent(request.content);
  return (await readAll()).find(
    ({ status, request: other }) =>
      status === "waiting" && other?.api === request.api && describeContent(other.content) === content,
  );
}

async function readAll(): Promise<PendingForm[]> {
  const stored = await readStored();
  return [...stored.filter((form) => !isUnstored(form)), ...unstored.values()];
}

async function readStored(): Promise<PendingForm[]> {
  try {
    return await values<PendingForm>(openStore());
  } catch {
    return [];
  }
}

const TRY_AGAIN_MS = 30_000;

/** The name is removed from the store once a form was sent. */
const seen = new Map<string, PendingForm>();

/** Sends waiting forms whenever the network is back, and returns what the strip shows. */
export function usePending(today: () => string) {
  const [forms, setForms] = useState<PendingForm[]>([]);
  const [cancelled, setCancelled] = useState<PendingForm[]>([]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function look() {
      const found = await listPending(Date.now(), today());
      if (signal.aborted) return;
      setForms(found.map(recall));
      // Both at once, so that a row that comes back keeps its place and its focus.
      setCancelled((last) => last.filter(({ key }) => !found.some((form) => form.key === key)));
      clearTimeout(timer);
      if (found.some(({ status }) => status === "waiting")) timer = setTimeout(() => void send(), TRY_AGAIN_MS);
    }

    async function send() {
      await look();
      if (navigator.onLine) await sendPending(today);
      await look();
    }

    const onChange = () => void look();
    const onNetwork = () => void send();
    for (const event of [PENDING_CHANGED, "storage"]) globalThis.addEventListener(event, onChange, { signal });
    // A phone in a pocket gets no event when the network comes back.
    document.addEventListener("visibilitychange", onNetwork, { signal });
    globalThis.addEventListener("online", onNetwork, { signal });
    void send();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [today]);

  const isCancelled = (form: PendingForm) => cancelled.includes(form);
  const isThere = ({ key }: PendingForm) => !cancelled.some((form) => form.key === key);

  return {
    shown: inOrder([...forms.filter(isThere), ...cancelled]),
    isCancelled,
    cancel: async (form: PendingForm) => {
      await dropPending(form.key);
      setCancelled((last) => [...last, form]);
    },
    undo: writePending,
    close: async () => {
      setCancelled([]);
      for (const { key, status } of forms) if (status !== "waiting") await dropPending(key);
    },
    fillInAgain: async ({ key, request }: PendingForm) => {
      if (!request) return;
      openDraft(request.form).save(request.typed);
      await dropPending(key);
      location.assign(request.page);
    },
  };
}

/** Names a form that was sent, in whichever tab, and removes its draft. */
function recall(form: PendingForm): PendingForm {
  if (form.status !== "sent") {
    seen.set(form.key, form);
    return form;
  }
  const last = seen.get(form.key);
  if (!last) return form;
  if (last.request) forgetDraft(last.request);
  seen.set(form.key, { ...last, request: undefined });
  return { ...form, forWhom: last.forWhom };
}

/** What was sent need not be typed again; what has been typed since stays. */
function forgetDraft({ form, typed }: PendingRequest) {
  const draft = openDraft(form);
  if (JSON.stringify(draft.read()) === JSON.stringify(typed)) draft.clear();
}

/** Tabs take turns. Pages without HTTPS have no locks: there the keys keep forms from being stored twice. */
export async function sendPending(today: () => string): Promise<void> {
  const locks = (navigator as Partial<Pick<Navigator, "locks">>).locks;
  if (!locks) return sendAll(today);
  await locks.request("send-pending-forms", () => sendAll(today));
}

async function sendAll(today: () => string): Promise<void> {
  for (const { key } of await listPending(Date.now(), today())) {
    // The visitor may have cancelled it meanwhile.
    const pending = await readPending(key);
    if (pending?.status !== "waiting" || !pending.request) continue;
    // One that cannot be sent holds up no other.
    const outcome = await post(pending, pending.request).catch(() => ({ status: "unreachable" as const }));
    if (outcome.status === "sent") {
      // Stored even if it was cancelled meanwhile: it was sent, and the visitor has to know.
      await writePending({ ...pending, ...outcome, forWhom: "", request: undefined });
    } else if (outcome.status === "refused" && !outcome.isTemporary && (await readPending(key))) {
      await writePending({ ...pending, status: "refused", reason: outcome.rejection?.message });
    }
  }
}

async function post({ key, keptAt }: PendingForm, request: PendingRequest): Promise<SendOutcome> {
  const { api, content, noticeVersion, language } = request;
  const options = { idempotencyKey: key, noticeVersion, language, waitingSince: keptAt };
  if (typeof content === "string") return sendForm(api, JSON.parse(content), options);
  const form = new FormData();
  for (const [name, value] of content) form.append(name, value);
  return sendForm(api, form, options);
}
