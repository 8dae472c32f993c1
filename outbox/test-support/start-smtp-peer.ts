import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import type { Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

/** When the peer cuts the connection: at the recipient, or after the whole mail came in. */
type Cut = "before-data" | "after-data";

export interface SmtpPeerSettings {
  /** Reply codes given to the first recipients, in their order; later ones are taken. */
  recipientCodes?: number[];
  /** Reply codes given to the first mails, in their order; later ones are taken. */
  mailCodes?: number[];
  /** Cuts for the first mails, in their order. */
  cuts?: Cut[];
  /** What it refuses at each stage, with code and text as in "550 5.1.1 No such user"; asked before all else. */
  refuse?: (stage: "connection" | "sender" | "recipient" | "mail", address: string) => string | undefined;
  greetingDelayMs?: number;
  /** So many of the first mails never get a reply. */
  silentMails?: number;
}

export interface SmtpPeer {
  url: string;
  /** Mails taken or cut off after their end, as any reader would parse them. */
  mails: Email[];
  /** Mails that came in whole and never get a reply. */
  pending: Email[];
  /** Every recipient that was named, refused or not. */
  recipients: string[];
  /** Cuts every connection. */
  cut(): void;
}

function replyError(code: number, text = "as the test wishes"): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

/** The error that makes the server say "550 5.1.1 No such user"; null where it refuses nothing. */
function refusalError(refusal: string | undefined): Error | null {
  return refusal === undefined ? null : replyError(Number(refusal.slice(0, 3)), refusal.slice(4));
}

/** Starts a real SMTP server that behaves as set, until the test is over. */
export async function startSmtpPeer(settings: SmtpPeerSettings = {}): Promise<SmtpPeer> {
  const mails: Email[] = [];
  const pending: Email[] = [];
  const recipients: string[] = [];
  const sockets = new Set<Socket>();
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (_session, done) =>
      void setTimeout(() => done(refusalError(settings.refuse?.("connection", ""))), settings.greetingDelayMs ?? 0),
    onMailFrom: ({ address }, _session, done) => done(refusalError(settings.refuse?.("sender", address))),
    onRcptTo: takeRecipient(settings, recipients, cut),
    onData: takeMail(settings, { mails, pending }, cut),
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => sockets.add(socket));
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    pending,
    recipients,
    cut,
  };
}

function takeRecipient(
  { recipientCodes = [], cuts = [], refuse }: SmtpPeerSettings,
  recipients: string[],
  cut: () => void,
): NonNullable<SMTPServerOptions["onRcptTo"]> {
  return ({ address }, _session, done) => {
    recipients.push(address);
    const refusal = refusalError(refuse?.("recipient", address));
    if (refusal) return done(refusal);
    if (cuts[0] === "before-data") {
      cuts.shift();
      return cut();
    }
    const code = recipientCodes.shift();
    done(code === undefined ? null : replyError(code));
  };
}

function takeMail(
  { mailCodes = [], cuts = [], silentMails = 0, refuse }: SmtpPeerSettings,
  { mails, pending }: Pick<SmtpPeer, "mails" | "pending">,
  cut: () => void,
): NonNullable<SMTPServerOptions["onData"]> {
  let silent = silentMails;
  return async (stream, { envelope }, done) => {
    const mail = await PostalMime.parse(await buffer(stream));
    silent -= 1;
    if (silent >= 0) return void pending.push(mail);
    const refusal = refusalError(refuse?.("mail", envelope.rcptTo[0]?.address ?? ""));
    if (refusal) return done(refusal);
    const code = mailCodes.shift();
    if (code !== undefined) return done(replyError(code));
    mails.push(mail);
    if (cuts.shift() === "after-data") return cut();
    done();
  };
}
