import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePorts } from "../support/free-port.ts";
import { openMailbox } from "../support/mailbox.ts";
import { postAppointment } from "../support/post-appointment.ts";
import { startSiteProcess } from "../support/site-process.ts";
import { expect, test } from "../support/worker-sites.ts";

test("stopped while the mail server is silent, the site exits within ten seconds and mails once after a restart", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "stop-"));
  const port = await findFreePorts();
  const mailPort = await findFreePorts();
  const settings = {
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  };
  const silent = createServer();
  const isTalking = new Promise((resolve) => silent.once("connection", resolve));
  silent.listen(mailPort, "127.0.0.1");
  const site = await startSiteProcess(settings);
  try {
    const reference = await postAppointment(`http://127.0.0.1:${port}`, 1);
    await isTalking;
    // A stop that takes longer than its ten seconds exits with 1.
    expect(await site.end("SIGTERM")).toBe(0);
    silent.close();

    const mailbox = await openMailbox(mailPort);
    const restarted = await startSiteProcess(settings);
    const { mail } = await mailbox.waitFor(() => true);
    expect(mail.subject).toContain(reference);
    await restarted.end("SIGTERM");
    expect(mailbox.received).toHaveLength(1);
    await mailbox.close();
  } finally {
    await site.end("SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
  }
});
