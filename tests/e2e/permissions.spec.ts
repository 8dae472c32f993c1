import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect, test } from "@playwright/test";
import { findFreePorts } from "../support/free-port.ts";
import { openMailbox, type Mailbox } from "../support/mailbox.ts";
import { postAppointment } from "../support/post-appointment.ts";
import { runOperatorCommand } from "../support/run-command.ts";
import { startSiteProcess, type SiteProcess } from "../support/site-process.ts";

let folder: string;
let mailbox: Mailbox;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "permissions-"));
  mailbox = await openMailbox();
});

test.afterEach(async () => {
  await mailbox.close();
  await rm(folder, { recursive: true, force: true });
});

/** Paths as awkward as an operator's may be: relative, with a space, through a link, to what is not there yet. */
async function prepareSettings() {
  const outside = join(folder, "outside");
  for (const name of ["outside", "a disk"]) await mkdir(join(folder, name));
  await symlink(join(folder, "a disk"), join(folder, "link"));
  await writeFile(join(outside, "secret"), "");
  const keyFile = relative("", join(folder, "a disk", "site.key"));
  await runOperatorCommand("submissions", {}, ["make-key", keyFile]);
  const [port, metricsPort] = [await findFreePorts(), await findFreePorts()];
  const settings = {
    HOST: "127.0.0.1",
    PORT: String(port),
    METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
    DATA_DIR: relative("", join(folder, "link", "site", "data")),
    ENCRYPTION_KEY_FILE: keyFile,
    SMTP_URL: mailbox.url,
    OUTSIDE_DIR: outside,
    NODE_OPTIONS: `--import=${import.meta.resolve("../support/try-forbidden.ts")}`,
  };
  return { settings, origin: `http://127.0.0.1:${port}`, metrics: `http://127.0.0.1:${metricsPort}/metrics` };
}

async function tryForbidden(site: SiteProcess): Promise<Record<string, string>> {
  process.kill(site.pid!, "SIGUSR2");
  await expect.poll(site.output).toMatch(/^Tried: .*$/m);
  return JSON.parse(/^Tried: (.*)$/m.exec(site.output())![1]!) as Record<string, string>;
}

test("the site serves, takes a form and mails it in a process that may do nothing else", async ({ request }) => {
  const { settings, origin, metrics } = await prepareSettings();
  const site = await startSiteProcess(settings);
  try {
    const html = await (await request.get(`${origin}/venmala_hospital/doctors`)).text();
    const picture = /\/media\/[^" ]+/.exec(html)?.[0].replaceAll("&amp;", "&");
    expect((await request.get(origin + picture)).status()).toBe(200);
    expect(await (await request.get(metrics)).text()).toMatch(/^process_open_fds [1-9]/m);
    const reference = await postAppointment(origin, 1);
    await mailbox.waitFor(({ mail }) => mail.subject?.endsWith(reference) ?? false);
    expect(await readdir(join(folder, "a disk/site/data/media"))).not.toEqual([]);
    expect(site.output()).not.toContain("refused");

    const { "write in DATA_DIR": write, "read the project": read, ...forbidden } = await tryForbidden(site);
    expect([write, read]).toEqual(["done", "done"]);
    expect(Object.keys(forbidden)).toHaveLength(10);
    expect(forbidden).toEqual(Object.fromEntries(Object.keys(forbidden).map((name) => [name, "ERR_ACCESS_DENIED"])));
    expect(site.output()).toContain(`refused to write ${settings.OUTSIDE_DIR}/note: it writes in DATA_DIR`);
    expect(await site.end("SIGTERM")).toBe(0);
  } finally {
    await site.end("SIGKILL");
  }
});

test("without permissions the site says so and may do what its account may", async () => {
  const { settings } = await prepareSettings();
  const site = await startSiteProcess({ ...settings, NODE_PERMISSIONS: "off" });
  try {
    expect(site.output()).toContain("NODE_PERMISSIONS is off");
    expect(await tryForbidden(site)).toMatchObject({
      "write elsewhere": "done",
      "read the key": "done",
      "start a program": "done",
    });
  } finally {
    await site.end("SIGKILL");
  }
});
