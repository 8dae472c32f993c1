import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

/** A mail that came in whole, whether or not its sender heard so. */
export interface DeliveredMail {
  messageId: string;
  recipients: string[];
  /** The number of the submission, as the drill wrote it into the visitor's name. */
  submission: number;
  /** False when the connection was cut instead of the mail being confirmed. */
  isConfirmed: boolean;
  /** When it came, by `performance.now()`. */
  at: number;
}

/** A mail about an appointment request that names it in its subject. */
export type ReferencedMail = Pick<DeliveredMail, "messageId" | "recipients"> & { reference: string };

export interface FaultyMailServer {
  url: string;
  /** Mails to offices about one submission. */
  delivered: DeliveredMail[];
  /** The path of the office's page of each request, from the link in its mail. */
  answerPages: Map<string, string>;
  /** Mails of receipt to patients. */
  receipts: ReferencedMail[];
  /** Mails to patients about what an office answered. */
  answers: ReferencedMail[];
  /** Mails to offices about what a patient asked for on the page of a request. */
  wishes: ReferencedMail[];
  /** How often each fault was played. */
  played: Map<string, number>;
  /** Takes every mail from now on. */
  recover(): void;
  close(): Promise<void>;
}

type Fault = "refuse for now" | "greylist" | "stall" | "cut in the mail" | "cut after the mail";

/** Shares of the mails that meet each fault; the rest is taken. */
const SHARES: [Fault, number][] = [
  ["refuse for now", 0.08],
  ["greylist", 0.08],
  ["stall", 0.04],
  ["cut in the mail", 0.05],
  ["cut after the mail", 0.05],
];
const STALL_MS = 2000;

/** A real SMTP server on this machine that refuses, stalls, greylists and cuts connections as the dice fall. */
export async function startFaultyMailServer(random: () => number): Promise<FaultyMailServer> {
  const delivered: DeliveredMail[] = [];
  const answerPages = new Map<string, string>();
  const receipts: ReferencedMail[] = [];
  const answers: ReferencedMail[] = [];
  const wishes: ReferencedMail[] = [];
  const played = new Map<string, number>();
  const greylisted = new Set<string>();
  const sockets = new Map<number, Socket>();
  let isWell = false;

  function play(): Fault | undefined {
    if (isWell) return undefined;
    let rest = random();
    const fault = SHARES.find(([, share]) => (rest -= share) < 0)?.[0];
    if (fault) played.set(fault, (played.get(fault) ?? 0) + 1);
    return fault;
  }

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession, done: (error?: Error | null) => void) {
    const fault = play();
    const cut = () => void sockets.get(session.remotePort)?.destroy();
    if (fault === "cut in the mail") stream.once("data", cut);
    const mail = await PostalMime.parse(await buffer(stream));
    const messageId = mail.messageId ?? "";
    if (fault === "refuse for now") return done(reply(451));
    if (fault === "greylist" && !greylisted.has(messageId)) {
      greylisted.add(messageId);
      return done(reply(450));
    }
    if (fault === "stall") {
      setTimeout(cut, STALL_MS);
      return;
    }
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    const submission = Number(/Drill (\d+)/.exec(mail.text ?? "")?.[1] ?? -1);
    const isConfirmed = fault !== "cut after the mail";
    const isPatients = mail.headers.some(({ key }) => key === "auto-submitted");
    const reference = /A-\w{4}-\w{4}/.exec(mail.subject ?? "")?.[0] ?? "";
    const [, page] = /https?:\/\/[^/]+(\/\S+\/answer\/\S+)/.exec(mail.text ?? "") ?? [];
    if (page !== undefined) answerPages.set(reference, page);
    if (isPatients && mail.subject?.includes("received")) receipts.push({ messageId, recipients, reference });
    else if (isPatients) answers.push({ messageId, recipients, reference });
    else if (mail.subject?.startsWith("Please call")) wishes.push({ messageId, recipients, reference });
    // After the office has closed, a process that lived half a minute sends the day's figures as well.
    else if (!mail.subject?.startsWith("Requests of today"))
      delivered.push({ messageId, recipients, submission, isConfirmed, at: performance.now() });
    if (isConfirmed) done();
    else cut();
  }

  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    closeTimeout: 100,
    // A killed sender's mail breaks off in the middle: it never came.
    onData: (stream, session, done) => void take(stream, session, done).catch(() => undefined),
  });
  server.on("error", () => undefined);
  server.server.on("connection", (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket));
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    delivered,
    answerPages,
    receipts,
    answers,
    wishes,
    played,
    recover: () => {
      isWell = true;
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

function reply(code: number): Error {
  return Object.assign(new Error("as the drill wishes"), { responseCode: code });
}
