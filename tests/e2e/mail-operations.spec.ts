import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePorts } from "../support/free-port.ts";
import { openMailbox, type Refusal } from "../support/mailbox.ts";
import { postAppointment } from "../support/post-appointment.ts";
import { runOperatorCommand } from "../support/run-command.ts";
import { startSiteProcess } from "../support/site-process.ts";
import { expect, test } from "../support/worker-sites.ts";

test("a permanently refused mail shows in readiness, metrics and the operator's list, and is sent on retry", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "operations-"));
  let refusal: Refusal | undefined = { code: 550, message: "no such mailbox" };
  const mailbox = await openMailbox(0, () => refusal);
  const [port, metricsPort] = [await findFreePorts(), await findFreePorts()];
  const settings = {
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: dataDir,
    SMTP_URL: mailbox.url,
    METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
  };
  const origin = `http://127.0.0.1:${port}`;
  const submissions = (...args: string[]) => runOperatorCommand("submissions", settings, args);
  const readReadiness = async () => {
    const response = await fetch(`${origin}/readyz`);
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const readMetrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const site = await startSiteProcess(settings);
  try {
    expect(site.output()).toContain(`Metrics: http://127.0.0.1:${metricsPort}/metrics`);
    const mails = { mail: "ready", mailQueue: "ready", parkedMails: "none", heldMails: "none" };
    const well = { store: "ready", ...mails, content: "ready", proxy: "ready" };
    expect(await readReadiness()).toEqual({ status: 200, body: { status: "ready", checks: well } });

    const reference = await postAppointment(origin, 1);
    await expect
      .poll(readReadiness)
      .toEqual({ status: 200, body: { status: "degraded", checks: { ...well, parkedMails: "some" } } });
    expect(await submissions("list", "--state", "parked")).toContain(reference);
    const metrics = await readMetrics();
    // The office's, and that to its second address.
    expect(metrics).toContain('website_mails{state="parked"} 2');
    expect(metrics).toContain('website_mail_attempts_total{kind="appointment",outcome="parked"} 2');
    expect(metrics).toContain('website_submissions_total{kind="appointment",outcome="accepted"} 1');
    expect(metrics).toContain('route="/api/v1/service/email",status="2xx"} 1');

    refusal = undefined;
    expect(await submissions("retry", reference)).toMatch(/^1 of 1 will be sent now/);
    await mailbox.waitFor(({ mail }) => mail.subject?.endsWith(reference) ?? false);
    await expect.poll(readReadiness).toMatchObject({ body: { status: "ready" } });
    expect(await submissions("list", "--state", "sent")).toContain(reference);
    // Nobody has answered it yet.
    expect(await submissions("purge", "--older-than", "0", "--yes")).toMatch(/^There is nothing to remove/);
    expect(await submissions("erase", reference, "--yes")).toBe(`Erased: ${reference}\n`);
    expect(await submissions("list")).toBe("No submissions.\n");
  } finally {
    await site.end("SIGTERM");
    await mailbox.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test("forms stored without a mail server are mailed at the first start with one", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "operations-"));
  const mailbox = await openMailbox();
  const port = await findFreePorts();
  const settings = { HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir, SITE_ORIGIN: "https://www.example.org" };
  const origin = `http://127.0.0.1:${port}`;
  const readChecks = async () => (await (await fetch(`${origin}/readyz`)).json()) as unknown;
  try {
    const without = await startSiteProcess(settings);
    const reference = await postAppointment(origin, 1);
    expect(without.output().match(/SMTP_URL is not set/g)).toHaveLength(1);
    expect(await readChecks()).toMatchObject({ status: "degraded", checks: { mail: "not-set-up" } });
    await without.end("SIGTERM");
    expect(await readdir(dataDir)).not.toContain("mail");

    const site = await startSiteProcess({ ...settings, SMTP_URL: mailbox.url });
    await mailbox.waitFor(({ mail }) => mail.subject?.endsWith(reference) ?? false);
    expect(mailbox.received).toHaveLength(1);
    await expect.poll(readChecks).toMatchObject({ status: "ready", checks: { mail: "ready" } });
    await site.end("SIGTERM");
  } finally {
    await mailbox.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
