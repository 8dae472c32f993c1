import type { SMTPPoolOptions } from "nodemailer";
import { isLoopback } from "../is-loopback.server.ts";

const CONNECTION_TIMEOUT_MS = 10_000;
const GREETING_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 60_000;

// Below what servers grant an idle client, so that a mail is not handed to a connection about to close.
const IDLE_TIMEOUT_MS = 15_000;

/**
 * Options of nodemailer's pool for an SMTP address such as "smtps://user:password@mail.example.org:465".
 * `smtps://` speaks TLS from the first byte; `smtp://` must upgrade by STARTTLS; both check the server's certificate.
 * Without encryption it speaks to this machine itself (localhost, 127.0.0.0/8, ::1), and to another only where the
 * address says so with nodemailer's own option: "smtp://relay.example.org:25?ignoreTLS=true".
 */
export function smtpPoolOptions(smtpUrl: string): SMTPPoolOptions & { pool: true } {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  const isPlain = protocol === "smtp:" && (isLoopback(hostname) || searchParams.get("ignoreTLS") === "true");
  return {
    url: smtpUrl,
    pool: true,
    requireTLS: !isPlain,
    ignoreTLS: isPlain,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    idleTimeout: IDLE_TIMEOUT_MS,
    // The pool would send again after a cut, though the mail may have arrived: attempts are the worker's to count.
    maxRequeues: 0,
  };
}
