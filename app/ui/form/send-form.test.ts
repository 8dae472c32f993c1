import { randomBytes } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { createChallenges } from "#server/admission/challenges.ts";
import { sendForm } from "./send-form.ts";

afterEach(() => vi.unstubAllGlobals());

const OPTIONS = { idempotencyKey: "k1", timeoutMs: 1000 };

/** A server that takes a form with a proof of work alone. */
function askForWork({ forgets = 0 } = {}) {
  const secrets = Array.from({ length: forgets + 1 }, () => randomBytes(32));
  const sent: { key: string | null; body: unknown; hasProof: boolean }[] = [];
  const fetchStub: typeof fetch = async (_url, init) => {
    const headers = new Headers(init?.headers);
    const proof = headers.get("proof-of-work");
    sent.push({ key: headers.get("idempotency-key"), body: init?.body, hasProof: proof !== null });
    if (sent.length > 1) secrets.splice(0, secrets.length > 1 ? 1 : 0);
    const challenges = createChallenges({ secret: secrets[0] as Buffer, now: () => 1 });
    if (proof !== null && challenges.use(proof)) return Response.json({ reference: "C-7F3K-9QXM" }, { status: 201 });
    return Response.json({ status: 429, challenge: await challenges.issue() }, { status: 429 });
  };
  vi.stubGlobal("fetch", fetchStub);
  return sent;
}

test("a server that asks for work gets it with the same form under the same key", async () => {
  const sent = askForWork();
  expect(await sendForm("/api", { name: "Anu" }, OPTIONS)).toEqual({ status: "sent", reference: "C-7F3K-9QXM" });
  const body = '{"name":"Anu"}';
  expect(sent).toEqual([
    { key: "k1", body, hasProof: false },
    { key: "k1", body, hasProof: true },
  ]);
});

test("a challenge that the server forgot is followed by one more, and no endless row of them", async () => {
  expect((askForWork({ forgets: 1 }), await sendForm("/api", {}, OPTIONS))).toMatchObject({ status: "sent" });
  const sent = askForWork({ forgets: 9 });
  expect(await sendForm("/api", {}, OPTIONS)).toMatchObject({ status: "refused", isTemporary: true });
  expect(sent).toHaveLength(3);
});

test.each(['{"challenge":{"salt":1}}', '{"challenge":null}', "null", "busy"])(
  "an answer without a whole challenge (%s) is a refusal for now",
  async (body) => {
    vi.stubGlobal("fetch", async () => new Response(body, { status: 429 }));
    expect(await sendForm("/api", {}, OPTIONS)).toEqual({ status: "refused", isTemporary: true });
  },
);

test("a challenge that cannot be solved leaves the form unsent for now", async () => {
  const challenge = { salt: "AAAA", iterations: 1, max: 2, key: "00", expires: 1, signature: "00" };
  vi.stubGlobal("fetch", async () => Response.json({ challenge }, { status: 429 }));
  expect(await sendForm("/api", {}, OPTIONS)).toMatchObject({ status: "refused", isTemporary: true });
});
