import { expect, onTestFinished, test } from "vitest";
import { SettableClock } from "../test-support/clock-and-log.ts";
import { describeStores } from "../test-support/describe-stores.ts";

const ACT = { who: "a@example.org", what: "publish", subject: "doctor/anil", hospital_id: "punalur", after: "x" };

describeStores("editors in the store", (createPlace) => {
  async function openOne() {
    const place = await createPlace();
    const store = await place.open(new SettableClock());
    onTestFinished(() => store.close());
    return { place, store };
  }

  test("a session lasts until it ends or is ended, and its link begins no other then", async () => {
    const { store } = await openOne();
    const [soon, past] = [Date.now() + 1e12, 1];
    const begin = (id: string, editor: string, link_id: string, expires_at = soon) =>
      store.beginSession({ id, editor, rights: "writer punalur", link_id, expires_at });
    expect([await begin("1", "a", "l"), await begin("2", "a", "m"), await begin("3", "b", "n")]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await begin("4", "b", "o", past)).toBe(true);
    expect(await store.findEditorSession("4")).toBeUndefined();
    expect(await store.findEditorSession("1")).toMatchObject({ editor: "a", rights: "writer punalur" });
    await store.endEditorSessions({ id: "1" });
    expect([await begin("5", "a", "l"), await begin("6", "a", "m")]).toEqual([false, true]);
    await store.endEditorSessions({ editor: "a" });
    const left = await Promise.all(["1", "2", "3", "6"].map((id) => store.findEditorSession(id)));
    expect(left.map((session) => session?.id)).toEqual([undefined, undefined, "3", undefined]);
  });

  test("acts are listed of some hospitals and of none alone, and go after their time", async () => {
    const { place, store } = await openOne();
    await store.addDeskAct(ACT);
    await store.addDeskAct({ ...ACT, what: "end-sessions", hospital_id: "" });
    await store.addDeskAct({ ...ACT, hospital_id: "kozhencherry" });
    expect(await store.listDeskActs({ hospitals: ["punalur"], limit: 9 })).toHaveLength(2);
    expect(await store.listDeskActs({ limit: 9 })).toHaveLength(3);
    expect(await store.listDeskActs({ limit: 9, skip: 2 })).toHaveLength(1);
    await place.run("update desk_audit set at = 5 where hospital_id = 'punalur'");
    await store.purgeDeskActs(400);
    expect((await store.listDeskActs({ limit: 9 })).map(({ hospital_id: id }) => id).toSorted()).toEqual([
      "",
      "kozhencherry",
    ]);
  });

  test("a mail to an editor is no office's, and its address is found by its id", async () => {
    const { store } = await openOne();
    expect(await store.addDeskLink({ editor: "a@example.org", hospitalId: "punalur" }, [60_000])).toBe(true);
    expect(await store.addDeskLink({ editor: "a@example.org", hospitalId: "punalur" }, [60_000])).toBe(false);
    expect(await store.addDeskLink({ editor: "b@example.org", hospitalId: "punalur" }, [60_000])).toBe(true);
    const mail = await store.claimMail({ leaseMs: 1000 });
    expect(mail).toMatchObject({ kind: "desk", recipient: "editor" });
    expect(await store.findDeskMail(mail?.id ?? "")).toBe(mail?.editor);
    expect(await store.findDeskMail("none")).toBeUndefined();
  });
});
