import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { createFileTransport } from "#outbox/mail/create-transport.server.ts";
import { findPostgres } from "#outbox/test-support/find-program.ts";
import { workerPostgres } from "#outbox/test-support/start-postgres.ts";
import type { TestPostgres } from "#outbox/test-support/start-postgres.ts";
import { temporaryFolder } from "#outbox/test-support/temporary-folder.ts";
import { runInTest, RESUME_BYTES, storeSamples } from "../test-support/run-in-test.ts";
import { manageSubmissions } from "../submissions.ts";

const LIMIT_MS = 60_000;

const run = (line: string, options: Parameters<typeof runInTest>[2]) => runInTest(manageSubmissions, line, options);

describe("list", () => {
  test("shows how mails stand beside the running site, the newest first, and no visitor's name", async () => {
    const { env, sent, parked, queued } = await storeSamples();
    const { code, printed } = await run("list", { env });
    expect(code).toBe(0);
    const lines = printed.trimEnd().split("\n");
    expect(lines[0]).toMatch(/^reference +received +hospital +kind +state +attempts +next +why$/);
    expect(lines[1]).toMatch(
      new RegExp(`^${queued} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d IST +punalur +job +queued +0 +\\d{4}`),
    );
    expect(lines[2]).toMatch(new RegExp(`^${queued} .* punalur +receipt +queued +0 `));
    expect(lines[3]).toMatch(new RegExp(`^${parked} .* kozhencherry +appointment +parked +1 +550 no such mailbox$`));
    expect(lines[4]).toMatch(new RegExp(`^${sent} .* punalur +appointment +sent +1$`));
    expect(lines).toHaveLength(5);
    expect(printed).not.toMatch(/Name|HYPERLINK|9847012345|anu@/);
  });

  test.each([
    ["--hospital punalur", ["queued", "queued", "sent"]],
    ["--state parked --state queued", ["queued", "queued", "parked"]],
    ["--kind job", ["queued"]],
    ["--since 2000-01-01 --until 2000-01-02", []],
    ["--since 2000-01-01 --until 2999-01-01T00:00:00Z --limit 1", ["queued"]],
  ] as const)("narrowed by %s shows what fits", async (filter, expected) => {
    const { env } = await storeSamples();
    const { printed } = await run(`list ${filter} --format json`, { env });
    expect((JSON.parse(printed) as { state: string }[]).map(({ state }) => state)).toEqual(expected);
  });

  test("says when there are more than it shows, and when there are none", async () => {
    const { env } = await storeSamples();
    expect((await run("list --limit 3", { env })).noted).toContain("There are more than these 3");
    expect((await run("list --limit 4", { env })).noted).toBe("");
    expect((await run("list --state sending", { env })).printed).toBe("No submissions.\n");
  });

  test("today and until today are days in India", async () => {
    const { env } = await storeSamples();
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" }).format(new Date());
    const { printed } = await run(`list --since ${today} --until ${today} --format json`, { env });
    expect(JSON.parse(printed)).toHaveLength(4);
  });
});

describe("show", () => {
  test("shows everything about one, however its reference was heard", async () => {
    const { env, queued } = await storeSamples();
    const heard = queued.toLowerCase().replaceAll("-", "").replaceAll("0", "o").replaceAll("1", "l");
    const { code, printed } = await run(`show ${heard}`, { env });
    expect(code).toBe(0);
    expect(printed).toContain(`reference:        ${queued}\n`);
    expect(printed).toContain("name:             =HYPERLINK(0)\n");
    expect(printed).toContain("file_name:        Anu.pdf\n");
    expect(printed).not.toContain("department:");
    expect(printed).toMatch(/^received_at: +\d{4}-\d\d-\d\dT[\d:.]+\+05:30$/m);
    const json = JSON.parse((await run(`show ${queued} --format json`, { env })).printed) as { receivedAt: string }[];
    expect(json[0]?.receivedAt).toMatch(/\+05:30$/);
  });

  test("names unknown and malformed references", async () => {
    const { env } = await storeSamples();
    expect((await run("show A-0000-0000", { env })).error).toMatchObject({
      name: "CommandError",
      message: "There is no submission A-0000-0000",
    });
    expect((await run("show X-0000-0000", { env })).error).toMatchObject({
      name: "UsageError",
      message: '"X-0000-0000" is no reference: they look like A-7F3K-9QXM',
    });
  });
});

describe("retry", () => {
  test("makes a parked mail due", async () => {
    const { env, store, parked } = await storeSamples();
    const { code, printed } = await run(`retry ${parked}`, { env });
    expect([code, printed]).toEqual([0, expect.stringMatching(/^1 of 1 will be sent now/)]);
    expect(await store.find(parked)).toMatchObject({ status: "queued", attempts: 0 });
  });

  test("makes all parked ones of a hospital due", async () => {
    const { env, store, parked } = await storeSamples();
    expect((await run("retry --state parked --hospital punalur", { env })).printed).toMatch(/^0 of 0/);
    expect((await run("retry --state parked --hospital kozhencherry", { env })).printed).toMatch(/^1 of 1/);
    expect(await store.find(parked)).toMatchObject({ status: "queued" });
  });

  test("says why a delivered one cannot be sent again", async () => {
    const { env, sent } = await storeSamples();
    const { code, noted } = await run(`retry ${sent}`, { env });
    expect(code).toBe(1);
    expect(noted).toMatch(new RegExp(`^${sent}: the mail server took its mail at .* IST already`));
  });

  test.each(["retry", "retry --state sent", "retry --hospital punalur", "retry A-7F3K-9QXM --state parked"])(
    "asks which mails are meant by %o",
    async (line) => {
      const { env } = await storeSamples();
      expect((await run(line, { env })).error).toMatchObject({ name: "UsageError" });
    },
  );
});

describe("release", () => {
  test("sends a held mail, of which list and show say why it was held", async () => {
    const { env, store, hold } = await storeSamples();
    const held = await hold("Held Name");
    expect((await run("list --state held", { env })).printed).toMatch(new RegExp(`${held} .* held +0 +honeypot\n$`));
    expect((await run(`show ${held}`, { env })).printed).toContain("held_for:         honeypot\n");
    expect((await run(`retry ${held}`, { env })).noted).toBe(`${held}: it is held; "release" sends it\n`);
    const { code, printed } = await run(`release ${held}`, { env });
    expect([code, printed]).toEqual([0, expect.stringMatching(/^1 of 1 will be sent now/)]);
    expect(await store.find(held)).toMatchObject({ status: "queued" });
    expect((await run(`release ${held}`, { env })).noted).toBe(`${held}: it is not held, but queued\n`);
  });

  test("sends all held mails that the filters choose", async () => {
    const { env, store, hold } = await storeSamples();
    for (const name of ["One", "Two"]) await hold(name);
    expect((await run("release --state held --hospital kozhencherry", { env })).printed).toMatch(/^0 of 0/);
    expect((await run("release --state held", { env })).printed).toMatch(/^2 of 2/);
    expect(await store.list({ statuses: ["held"] })).toEqual([]);
  });

  test("asks before it sends a file that is infected", async () => {
    const { env, store, queued } = await storeSamples();
    const mail = await store.claimMail({ leaseMs: LIMIT_MS });
    await store.settleMail(mail as NonNullable<typeof mail>, { status: "held", signature: "Win.Test" });
    const declined = await run(`release ${queued}`, { env, answer: "no" });
    expect([declined.code, declined.asked.length]).toEqual([3, 1]);
    expect(declined.noted).toContain(`${queued}: ITS FILE IS INFECTED: WIN.TEST`);
    expect(await store.find(queued)).toMatchObject({ status: "held" });
    expect(await run(`release ${queued} --yes`, { env })).toMatchObject({ code: 0 });
    expect(await store.find(queued)).toMatchObject({ status: "queued" });
  });

  test.each(["release", "release --state parked"])("asks which mails are meant by %o", async (line) => {
    const { env } = await storeSamples();
    expect((await run(line, { env })).error?.message).toBe("release: which? Name references, or use --state held");
  });
});

describe("export", () => {
  test("writes CSV that a spreadsheet reads and does not run, for this account alone", async () => {
    const { env, dataDir, parked } = await storeSamples();
    const out = join(dataDir, "export.csv");
    const { code, noted, printed } = await run(`export --out ${out}`, { env });
    expect([code, printed]).toEqual([0, ""]);
    expect(noted).toContain("3 submissions.");
    const lines = (await readFile(out, "utf8")).split("\r\n");
    expect(lines[0]).toMatch(/^\uFEFF"reference","kind","hospital","received_at","state"/);
    expect(lines[1]).toContain(`"'=HYPERLINK(0)",9847012345,"anu@example.org"`);
    expect(lines[2]).toMatch(
      new RegExp(`^"${parked}","appointment","kozhencherry","[^"]*\\+05:30","parked",1,"","",0,"550 no`),
    );
    expect(lines).toHaveLength(5);
    expect((await stat(out)).mode & 0o777).toBe(0o600);
    expect((await run(`export --out ${out}`, { env })).error?.message).toMatch(/^\S+ is there already/);
  });

  test("writes resumes byte for byte only where a folder is named", async () => {
    const { env, dataDir, queued } = await storeSamples();
    const folder = join(dataDir, "resumes");
    const { printed, noted } = await run(`export --format json --resume ${folder}`, { env });
    expect(noted).toContain("1 resume in ");
    expect(JSON.parse(printed)[0]).toMatchObject({ reference: queued, file: { name: "Anu.pdf", size: 18 } });
    expect(printed).not.toContain("%PDF");
    expect(await readdir(folder)).toEqual([`${queued}-Anu.pdf`]);
    expect(await readFile(join(folder, `${queued}-Anu.pdf`))).toEqual(RESUME_BYTES);
    expect((await run(`export --resume /dev/null/resumes`, { env })).error?.message).toMatch(/^--resume: .*ENOTDIR/);
  });
});

describe("erase", () => {
  test("says what goes and what is lost by it, asks, and removes it with its mail file", async () => {
    const { env, dataDir, store, queued, parked } = await storeSamples();
    const mail = { to: "a@example.org", subject: "x", text: "x", html: "x", messageId: "<x@example.org>" };
    const transport = createFileTransport({ mailDir: join(dataDir, "mail"), from: "W <w@example.org>" });
    await transport.send({ ...mail, date: new Date(), reference: queued }, AbortSignal.timeout(LIMIT_MS));
    const { code, noted, asked, printed } = await run(`erase ${queued}`, { env, answer: "yes" });
    expect([code, asked.length, printed]).toEqual([0, 1, `Erased: ${queued}\n`]);
    expect(noted).toContain(`${queued}, job, punalur, received `);
    expect(noted).toContain("with the resume (18 bytes). NOT YET DELIVERED (queued)");
    expect(noted).toMatch(new RegExp(`the mail written to .*-${queued}\\.eml`));
    expect(await store.find(queued)).toBeUndefined();
    expect(await store.find(parked)).toBeDefined();
    expect(await readdir(join(dataDir, "mail"))).toEqual([]);
  });

  test("removes nothing without a yes, without a terminal, or when one of the references is unknown", async () => {
    const { env, store, sent } = await storeSamples();
    expect(await run(`erase ${sent}`, { env, answer: "no" })).toMatchObject({ code: 3 });
    expect((await run(`erase ${sent}`, { env })).error?.message).toMatch(/add --yes/);
    expect((await run(`erase ${sent} A-0000-0000 --yes`, { env })).error?.message).toMatch(/A-0000-0000/);
    expect(await store.find(sent)).toBeDefined();
    expect(await run(`erase ${sent} --yes`, { env })).toMatchObject({ code: 0 });
    expect(await store.find(sent)).toBeUndefined();
  });
});

test("erase removes all held ones, and no others by a state", async () => {
  const { env, store, hold } = await storeSamples();
  const held = await hold("Held Name");
  expect((await run("erase --state parked --yes", { env })).error?.message).toMatch(/^erase: which\?/);
  expect((await run("erase --state held --yes", { env })).printed).toBe(`Erased: ${held}\n`);
  expect(await store.list({})).toHaveLength(3);
});

describe("purge", () => {
  test("counts, asks, and removes what was delivered long enough ago and nothing that was not delivered", async () => {
    const { env, store, sent, parked, queued } = await storeSamples({ sentDaysAgo: 91 });
    expect((await run("purge --yes", { env })).printed).toMatch(/^There is nothing to remove .* 90 days/);
    await store.addStep({ reference: sent, hospitalId: "punalur", step: { state: "withdrawn" } });
    const declined = await run("purge", { env, answer: "n" });
    expect(declined.noted).toMatch(/^1 submission whose mail was delivered 90 days ago or longer will be removed/);
    expect([declined.code, await store.find(sent)]).toEqual([3, expect.anything()]);
    expect((await run("purge", { env: { ...env, RETENTION_DAYS: "92" } })).printed).toMatch(
      /^There is nothing to remove .* 92 days/,
    );
    expect((await run("purge --yes", { env })).printed).toBe("Purged: 1 submission\n");
    expect(await store.find(sent)).toBeUndefined();
    expect(await store.find(parked)).toBeDefined();
    expect(await store.find(queued)).toBeDefined();
  });

  test("takes another age", async () => {
    const { env, store, sent } = await storeSamples({ sentDaysAgo: 2 });
    await store.addStep({ reference: sent, hospitalId: "punalur", step: { state: "withdrawn" } });
    expect((await run("purge --older-than 3 --yes", { env })).printed).toMatch(/^There is nothing to remove/);
    expect((await run("purge --older-than 1 --yes", { env })).printed).toBe("Purged: 1 submission\n");
    expect(await store.find(sent)).toBeUndefined();
  });
});

describe("the command line", () => {
  test.each([
    ["", /^Usage: /],
    ["lst", /^There is no command "lst"\.\nUsage: /],
    ["list A-0000-0000", /^list takes no references$/],
    ["list --resume x", /^list takes no --resume$/],
    ["show", /^show: which\? Name references$/],
    [
      "list --state done",
      /^--state must be queued, collected, sending, sent, parked, held, returned, dropped, not "done"$/,
    ],
    ["list --kind mail", /^--kind must be /],
    ["list --since yesterday", /^--since must be a day such as .* not "yesterday"$/],
    ["list --until 2026-13-01", /^--until must be a day/],
    ["list --since 2026-11-20T10:00", /^--since must be a day/],
    ["list --limit 0", /^--limit must be a whole number from 1 on/],
    ["list --hospital nowhere", /no hospital "nowhere"/],
    ["list --format xml", /^--format must be table, csv, json, not "xml"$/],
    ["list --colour", /^Unknown option '--colour'\nSee /],
    ["purge --older-than -1", /./],
  ])("%o is refused with what is wrong in it", async (line, message) => {
    const { env } = await storeSamples();
    const { error } = await run(line, { env });
    expect(error?.name).toBe("UsageError");
    expect(error?.message).toMatch(message);
  });

  test("help is no failure", async () => {
    expect(await run("--help", {})).toMatchObject({ code: 0, printed: expect.stringMatching(/^Usage: /) });
  });

  test("a data folder without a store is named", async () => {
    const { error } = await run("list", { env: { DATA_DIR: temporaryFolder() } });
    expect(error).toMatchObject({ name: "StoreNotReadyError", message: expect.stringContaining("DATA_DIR") });
  });
});

describe.skipIf(findPostgres() === undefined)("on PostgreSQL", () => {
  let postgres: TestPostgres;
  beforeAll(async () => void (postgres = await workerPostgres()), LIMIT_MS);

  test(
    "every part of the command does the same",
    async () => {
      const { env, store, sent, parked, queued } = await storeSamples({ databaseUrl: await postgres.createDatabase() });
      await store.addStep({ reference: sent, hospitalId: "punalur", step: { state: "withdrawn" } });
      expect((await run("list --state parked --format json", { env })).printed).toContain(parked);
      expect((await run(`show ${queued}`, { env })).printed).toContain("=HYPERLINK(0)");
      expect((await run(`retry ${parked}`, { env })).code).toBe(0);
      expect((await run("export --kind job", { env })).printed).toContain("Anu.pdf");
      expect((await run("purge --older-than 0 --yes", { env })).printed).toBe("Purged: 1 submission\n");
      expect((await run(`erase ${queued} --yes`, { env })).code).toBe(0);
      expect((await store.list({})).map(({ reference, status }) => [reference, status])).toEqual([[parked, "queued"]]);
      expect(await store.find(sent)).toBeUndefined();
    },
    LIMIT_MS,
  );
});
