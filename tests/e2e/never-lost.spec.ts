import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePorts } from "../support/free-port.ts";
import { openMailbox } from "../support/mailbox.ts";
import { startSiteProcess } from "../support/site-process.ts";
import { changedSite } from "../support/start-changed-site.ts";
import { expect, test } from "../support/worker-sites.ts";

const REQUEST = {
  doctor: "",
  department: "General Medicine",
  patientContactNumber: 9_000_000_002,
  outPatientNumber: null,
  message: "",
  appointmentOn: "",
  patientEmail: "killed@example.org",
  hospital: "Kayalora Hospital",
  to: "someone-else@example.com",
};

test("a request acknowledged just before the server is killed is mailed once after a restart", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "killed-"));
  const port = await findFreePorts();
  const mailPort = await findFreePorts();
  const settings = {
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: dataDir,
    // Nothing listens here yet, so the mail cannot have left before the kill.
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  };
  // The first attempt may have failed before the kill.
  const program = changedSite({ firstMailWaitMs: 1000 });
  const first = await startSiteProcess(settings, program);
  const send = async (patientName: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/service/email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...REQUEST, patientName }),
    });
    expect(response.status).toBe(201);
  };
  await send("Killed Right After");
  await first.end("SIGKILL");

  const mailbox = await openMailbox(mailPort);
  const second = await startSiteProcess(settings, program);
  try {
    const { recipients, mail } = await mailbox.waitFor(() => true);
    expect(recipients).toEqual(["alappuzha-office@example.org"]);
    expect(mail.text).toContain("Killed Right After");
    await second.end("SIGTERM");
    const third = await startSiteProcess(settings);
    await send("Sent Later");
    await mailbox.waitFor(({ mail: one }) => one.text?.includes("Sent Later") ?? false);
    await third.end("SIGTERM");
    // At an office's opening, its mail of the morning comes as well.
    const requests = mailbox.received.filter(({ mail: { subject = "" } }) => !subject.includes("for an answer"));
    expect(requests).toHaveLength(2);
  } finally {
    await second.end("SIGTERM");
    await mailbox.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
