import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { parseConfig, type Config } from "#server/config.server.ts";
import { createFileTransport, smtpPoolOptions } from "#outbox/mail/create-transport.server.ts";
import { mailDomain, type OutgoingMail } from "#outbox/mail/mail-transport.ts";
import { renderTestMail, tryMailServer } from "#outbox/mail/try-mail-server.server.ts";
import { loadCatalogue } from "#site/texts/catalogue.ts";
import { EXIT, UsageError, type CommandContext, findHospital, readOptions, runCommand } from "./command.ts";

const USAGE = "Usage: npm run mail:test -- --hospital ID";

/** `npm run mail:test`: sends a test mail to a hospital's receiving address and prints what the mail server says. */
export async function sendTestMail({ args, env, print, note }: CommandContext): Promise<number> {
  const { values, positionals } = readOptions(args, { hospital: { type: "string" } }, USAGE);
  if (values.hospital === undefined || positionals.length > 0) throw new UsageError(USAGE);
  const config = parseConfig(env);
  const { hospital, language, brand } = await findHospital(config, values.hospital);
  const id = randomBytes(16).toString("hex");
  const facts = {
    now: new Date(),
    messageId: `<${id}@${mailDomain(config.mailFrom)}>`,
    reference: `TEST-${id.slice(0, 4).toUpperCase()}`,
  };
  const mail = renderTestMail(hospital, facts, await loadCatalogue(language), brand.tokens.light);
  print(`Test mail ${mail.reference}\n  from ${config.mailFrom}\n  to   ${mail.to}`);
  if (config.smtpUrl === undefined) return writeFile(config, mail, print);
  print(`  by   ${describeServer(config.smtpUrl)}\n`);
  const outcome = await tryMailServer(mail, { smtpUrl: config.smtpUrl, from: config.mailFrom, report: print });
  if (outcome.isAccepted) {
    print(
      `\nThe mail server took the mail: ${outcome.response}\nLook for ${mail.reference} in the mailbox of ${mail.to}.`,
    );
    return EXIT.done;
  }
  note(`\n${outcome.reason}`);
  return EXIT.failed;
}

async function writeFile(config: Config, mail: OutgoingMail, print: CommandContext["print"]): Promise<number> {
  const mailDir = join(config.dataDir, "mail");
  const transport = createFileTransport({ mailDir, from: config.mailFrom });
  await transport.send(mail, AbortSignal.timeout(60_000));
  print(`\nSMTP_URL is not set: the mail is a file in ${mailDir} and was not sent.`);
  return EXIT.done;
}

/** Never with the user or the password that the address may hold. */
function describeServer(smtpUrl: string): string {
  const { protocol, host } = new URL(smtpUrl);
  if (protocol === "smtps:") return `${host}, encrypted from the first byte`;
  return smtpPoolOptions(smtpUrl).requireTLS ? `${host}, encrypted by STARTTLS` : `${host}, not encrypted`;
}

if (import.meta.main) await runCommand(sendTestMail);
