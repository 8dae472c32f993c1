import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail as it arrived over SMTP. */
export interface ReceivedMail {
  /** Addresses of the envelope, which decide where it goes. */
  recipients: string[];
  mail: Email;
}

export interface Mailbox {
  /** For SMTP_URL. */
  url: string;
  /** Mails to offices, but for the day's list, which comes by the hour and not by what a test does. */
  received: ReceivedMail[];
  /** The day's lists of who sits. */
  sittings: ReceivedMail[];
  /** Mails to patients, which say that nobody wrote them. */
  toPatients: ReceivedMail[];
  /** Resolves to the first mail that fits, now or later; rejects after `timeoutMs`. */
  waitFor: (fits: (mail: ReceivedMail) => boolean, timeoutMs?: number) => Promise<ReceivedMail>;
  close: () => Promise<void>;
}

/** A mail server's response to a mail that it refuses. */
export interface Refusal {
  code: number;
  message: string;
}

/** A real SMTP server on this machine that keeps what it receives; `judge` may refuse it, but for the day's lists. */
export async function openMailbox(
  port = 0,
  judge: (mail: Email) => Refusal | undefined = () => undefined,
): Promise<Mailbox> {
  const received: ReceivedMail[] = [];
  const toPatients: ReceivedMail[] = [];
  const sittings: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    // A site keeps its connections; who closes the mailbox waits for none of them.
    closeTimeout: 1,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        const isDayList = mail.subject?.startsWith("Who sits on") === true;
        const refusal = isDayList ? undefined : judge(mail);
        if (refusal) return done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
        const isAutomatic = mail.headers.some(({ key }) => key === "auto-submitted");
        (isDayList ? sittings : isAutomatic ? toPatients : received).push({ recipients, mail });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const { port: boundPort } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${boundPort}`,
    received,
    toPatients,
    sittings,
    waitFor: (fits, timeoutMs = 60_000) => waitForMail(received, fits, timeoutMs),
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

async function waitForMail(received: ReceivedMail[], fits: (mail: ReceivedMail) => boolean, timeoutMs: number) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const found = received.find(fits);
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`no such mail among ${received.length} within ${timeoutMs} ms`);
    await new Promise((again) => setTimeout(again, 50));
  }
}
