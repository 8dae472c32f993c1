import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { runNginx, temporaryPaths, type Nginx } from "./start-nginx.ts";
import { writeCertificate } from "./write-certificate.ts";

const SETTINGS = resolve(import.meta.dirname, "../../docs/guides/nginx.conf");

export interface PublicNginxOptions {
  /** The one name that the site has, in place of www.example.org. */
  name: string;
  httpsPort: number;
  httpPort: number;
  sitePort: number;
}

export interface PublicNginx extends Nginx {
  /** The certificate of the authority that signed nginx's own. */
  authority: string;
}

/**
 * Runs nginx on 127.0.0.1 by docs/guides/nginx.conf as it is there, but for ports, name and paths, with a certificate that
 * a throw-away authority signed.
 */
export async function startPublicNginx(nginx: string, options: PublicNginxOptions): Promise<PublicNginx> {
  const settings = await readFile(SETTINGS, "utf8");
  let authority = "";
  const server = await runNginx(nginx, options.httpsPort, async (folder) => {
    const certificate = await writeCertificate(folder, [options.name, "example.org"]);
    ({ authority } = certificate);
    return replaceAll(settings, [
      [/^ *listen \[::\].*\n/gm, ""],
      [/listen 80\b/g, `listen 127.0.0.1:${options.httpPort}`],
      [/listen 443\b/g, `listen 127.0.0.1:${options.httpsPort}`],
      [/server 127\.0\.0\.1:3000;/g, `server 127.0.0.1:${options.sitePort};`],
      [/\S+fullchain\.pem/g, certificate.certificate],
      [/\S+privkey\.pem/g, certificate.key],
      [/https:\/\/\$host\$/g, `https://$host:${options.httpsPort}$`],
      [/https:\/\/www\.example\.org\$/g, `https://${options.name}:${options.httpsPort}$`],
      [/server_name (.*)www\.example\.org/g, `server_name $1${options.name}`],
      [/pid \S+;/g, `pid ${join(folder, "nginx.pid")};`],
      [/^ *client_body_temp_path .*\n/gm, ""],
      [/error_log \S+/g, `error_log ${join(folder, "error.log")}`],
      [/http \{/g, `http { ${temporaryPaths(folder)}`],
    ]);
  });
  return { ...server, authority };
}

/** Throws where a pattern is not found, so that nothing of the file is left out unnoticed when it changes. */
function replaceAll(settings: string, replacements: [RegExp, string][]): string {
  return replacements.reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) === -1) throw new Error(`docs/guides/nginx.conf holds nothing like ${pattern}`);
    return text.replace(pattern, replacement);
  }, settings);
}
