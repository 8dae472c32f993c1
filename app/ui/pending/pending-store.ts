import { createStore, del, get, set, values, type UseStore } from "idb-keyval";
import type { CallNumber, TypedValues } from "../form/form-state.ts";
import { describeContent } from "../form/send-form.ts";
import { PENDING_CHANGED, PENDING_DATABASE } from "./may-have-pending.ts";

/** Gone from the browser once it was sent or has waited too long. */
export interface PendingRequest {
  api: string;
  content: string | [name: string, value: string | File][];
  noticeVersion: string;
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

export async function writePending(pending: PendingForm): Promise<void> {
  try {
    await set(pending.key, pending, openStore());
    unstored.delete(pending.key);
  } catch {
    unstored.set(pending.key, pending);
  }
  notifyAllTabs();
}

export async function readPending(key: string): Promise<PendingForm | undefined> {
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

export function inOrder(forms: PendingForm[]): PendingForm[] {
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
