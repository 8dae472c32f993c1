import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

/** A mail that came in whole, whether or not its sender heard so. */
export interface ArrivedMail {
  messageId: string;
  recipients: string[];
  subject: string;
  text: string;
}

/** One to an office that brings one form. */
export interface DeliveredMail extends ArrivedMail {
  /** The number of the submission, as the drill wrote it into the visitor's name. */
  submission: number;
  /** When it came, by `performance.now()`. */
  at: number;
}

export interface FaultyMailServer {
  url: string;
  /** All mails, in the order they came. */
  arrived: ArrivedMail[];
  /** Mails to offices about one submission. */
  delivered: DeliveredMail[];
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
const NAMES_REFERENCE = /[A-Z]-\w{4}-\w{4}$/;

/** A real SMTP server on this machine that refuses, stalls, greylists and cuts connections as the dice fall. */
export async function startFaultyMailServer(random: () => number): Promise<FaultyMailServer> {
  const arrived: ArrivedMail[] = [];
  const delivered: DeliveredMail[] = [];
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
    const { subject = "", text = "" } = mail;
    arrived.push({ messageId, recipients, subject, text });
    const isConfirmed = fault !== "cut after the mail";
    const isPatients = mail.headers.some(({ key }) => key === "auto-submitted");
    // Lists and digests name no reference in their subjects, and wishes answer the request's mail.
    if (!isPatients && mail.inReplyTo === undefined && NAMES_REFERENCE.test(subject)) {
      const submission = Number(/Drill (\d+)/.exec(text)?.[1] ?? -1);
      delivered.push({ messageId, recipients, subject, text, submission, at: performance.now() });
    }
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
    arrived,
    delivered,
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
