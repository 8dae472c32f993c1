import { createTransport } from "nodemailer";
import { composeMail } from "./compose-mail.ts";
import { readSmtpFailure } from "./mail-failure.ts";
import type { MailTransport } from "./mail-transport.ts";
import { smtpPoolOptions } from "./smtp-options.server.ts";

/** Hands mails to the server at `smtpUrl` (see `smtpPoolOptions`) over connections that are kept open between mails. */
export function createSmtpTransport({ smtpUrl, from }: { smtpUrl: string; from: string }): MailTransport {
  const mailer = createTransport(smtpPoolOptions(smtpUrl), { from, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(mail, signal) {
      const { rejectedErrors = [] } = await mailer
        .sendMail({ ...composeMail(mail), signal })
        .catch((error: unknown) => {
          throw readSmtpFailure(error);
        });
      // LMTP answers for each recipient once more after the mail.
      for (const refusal of rejectedErrors) throw readSmtpFailure(refusal);
    },
    async close() {
      mailer.close();
    },
  };
}
