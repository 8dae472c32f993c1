import { expect, onTestFinished, test } from "vitest";
import { SettableClock } from "#outbox/test-support/clock-and-log.ts";
import { describeStores } from "#outbox/test-support/describe-stores.ts";

describeStores("codes of boards", (createPlace) => {
  test("a code keeps the moment when it was first shown, and is forgotten long after its day", async () => {
    const store = await (await createPlace()).open(new SettableClock());
    onTestFinished(() => store.close());
    await store.noteBoard("ABCDEF", { day: "2099-11-26", hospitalId: "punalur", prefix: "/ml" });
    const first = await store.findBoard("ABCDEF");
    expect(first).toMatchObject({ hospitalId: "punalur", day: "2099-11-26", prefix: "/ml", at: expect.any(Date) });
    await store.noteBoard("GHJKLM", { day: "2001-01-01", hospitalId: "punalur", prefix: "" });
    await store.noteBoard("ABCDEF", { day: "2099-11-26", hospitalId: "punalur", prefix: "/ml" });
    expect(await store.findBoard("ABCDEF")).toEqual(first);
    expect(await store.findBoard("GHJKLM")).toBeUndefined();
    expect(await store.findBoard("AAAAAA")).toBeUndefined();
  });
});
