/** What a trace of system calls says of one submission, by the order of its lines. */
export interface Durability {
  reference: string;
  /** Whether its row was written to the log and the log was on disk before its response was written to the network. */
  isDurable: boolean;
}

const LOG_WRITE = /\bpwrite64\(\d+<[^>]*-wal>/;
const LOG_SYNC = /\bf(?:data)?sync\(\d+<[^>]*-wal>/;
const SYNC_ENDED = /<\.\.\. f(?:data)?sync resumed>/;
const RESPONSE_WRITE = /\b(?:write|writev|sendto|sendmsg)\(\d+<(?:TCP|TCPv6|socket)[:[]/;

/** Reads a trace of `strace -f -y` with whole strings: the order of calls for each reference in a response. */
export function readDurability(trace: string, references: string[]): Durability[] {
  const lines = trace.split("\n");
  return references.map((reference) => ({ reference, isDurable: isDurable(lines, reference) }));
}

function isDurable(lines: string[], reference: string): boolean {
  const written = lines.findIndex((line) => LOG_WRITE.test(line) && line.includes(reference));
  const responded = lines.findIndex((line) => RESPONSE_WRITE.test(line) && line.includes(reference));
  return written >= 0 && responded > written && hasSync(lines.slice(written, responded));
}

/** A call that another thread's interrupts is two lines: it ended with the second. */
function hasSync(lines: string[]): boolean {
  let begunBy: string | undefined;
  return lines.some((line) => {
    const [thread] = line.split(" ", 1);
    if (LOG_SYNC.test(line) && line.includes("<unfinished ...>")) begunBy = thread;
    else if (LOG_SYNC.test(line)) return line.endsWith("= 0");
    else if (SYNC_ENDED.test(line) && thread === begunBy) return line.endsWith("= 0");
    return false;
  });
}
