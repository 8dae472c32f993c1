import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";

/* oxlint-disable typescript/no-explicit-any -- each method of the protocol responds with something else */

/** A page of an old browser, at the size of a phone. Playwright's own protocol and checks are too young for it. */
export interface OldPage {
  goto(address: string): Promise<void>;
  /** The value of an expression, once it is what is waited for: anything but false, null and undefined. */
  waitFor(expression: string): Promise<unknown>;
  /** What nobody caught, since the page was opened. */
  errors: string[];
  close(): Promise<void>;
}

type Message = { id?: number; method?: string; params?: any; result?: any; error?: object };

/** Starts the Chromium that a package brings, e.g. "chromium-92". Rejects when it does not start. */
export async function openOldChromium(name: string): Promise<OldPage> {
  const folder = await mkdtemp(join(tmpdir(), "old-chromium-"));
  const program = await unpackOnce(name);
  const args = ["--headless", "--no-sandbox", "--disable-gpu", "--no-zygote", "--hide-scrollbars"];
  const child = spawn(program, [...args, "--remote-debugging-port=0", `--user-data-dir=${folder}`, "about:blank"]);
  const { send, listen } = await connect(await readAddress(child));
  const { targetId } = await send("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
  const ask = (method: string, params?: object) => send(method, params, sessionId);
  const errors: string[] = [];
  listen("Runtime.exceptionThrown", ({ exceptionDetails: { text, exception } }) =>
    errors.push(exception?.description ?? text),
  );
  await ask("Page.enable");
  await ask("Runtime.enable");
  await ask("Emulation.setDeviceMetricsOverride", { width: 390, height: 844, deviceScaleFactor: 1, mobile: true });
  return {
    errors,
    async goto(url) {
      const loaded = new Promise((done) => listen("Page.loadEventFired", done));
      await ask("Page.navigate", { url });
      await loaded;
    },
    async waitFor(expression) {
      const deadline = Date.now() + 30_000;
      for (;;) {
        const { result } = await ask("Runtime.evaluate", { expression, returnByValue: true });
        if (result.value !== undefined && result.value !== null && result.value !== false && result.subtype !== "error")
          return result.value;
        if (Date.now() > deadline) throw new Error(`waited in vain: ${expression}: ${JSON.stringify(result)}`);
        await new Promise((done) => setTimeout(done, 100));
      }
    },
    async close() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The program, which stays for later runs: to unpack it takes half the processor time of its test. */
async function unpackOnce(name: string): Promise<string> {
  const packages = resolve(import.meta.dirname, "../../node_modules");
  const packed = join(packages, name, "bin/chromium.br");
  const program = join(packages, ".cache/old-chromium", `${name}.${(await stat(packed)).size}`);
  const isUnpacked = await access(program).then(
    () => true,
    () => false,
  );
  if (isUnpacked) return program;
  await mkdir(dirname(program), { recursive: true });
  const part = `${program}.${process.pid}`;
  await writeFile(part, brotliDecompressSync(await readFile(packed)), { mode: 0o755 });
  await rename(part, program);
  return program;
}

/** Where the browser listens, which it prints. */
function readAddress({ stderr, ...child }: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let output = "";
    stderr?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const [address] = /ws:\S+/.exec(output) ?? [];
      if (address) done(address);
    });
    stderr?.once("close", () => fail(new Error(`the browser ${child.spawnfile} did not start: ${output}`)));
  });
}

/** The Chrome DevTools Protocol, as far as it is needed. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, "open");
  let last = 0;
  const asked = new Map<number, (message: Message) => void>();
  const listeners: { method: string; note: (params: any) => void }[] = [];
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    asked.get(message.id ?? 0)?.(message);
    asked.delete(message.id ?? 0);
    for (const { method, note } of listeners) if (method === message.method) note(message.params);
  });
  return {
    listen: (method: string, note: (params: any) => void) => void listeners.push({ method, note }),
    send: (method: string, params: object = {}, sessionId?: string) =>
      new Promise<any>((done, fail) => {
        last += 1;
        asked.set(last, ({ result, error }) => (error ? fail(new Error(JSON.stringify(error))) : done(result)));
        socket.send(JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) }));
      }),
  };
}
