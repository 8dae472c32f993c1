import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];

/** Paths of PEM files. */
export interface Certificate {
  certificate: string;
  key: string;
  /** The certificate of the authority that signed it. */
  authority: string;
}

/** Makes an authority and a certificate of these names in the folder with OpenSSL's program, for 90 days. */
export async function writeCertificate(folder: string, names: string[]): Promise<Certificate> {
  const file = (name: string) => join(folder, name);
  const extensions = [
    `subjectAltName=${names.map((name) => `DNS:${name}`).join()}`,
    "basicConstraints=CA:FALSE",
    "keyUsage=digitalSignature",
    "extendedKeyUsage=serverAuth",
    // As certificates of public authorities have.
    "crlDistributionPoints=URI:http://authority.example/revoked.crl",
  ];
  await writeFile(file("extensions"), `${extensions.join("\n")}\n`);
  const authority = [
    "-subj",
    "/CN=Throw-away authority",
    "-keyout",
    file("authority.key"),
    "-out",
    file("authority.pem"),
  ];
  await run("openssl", ["req", "-x509", "-days", "90", ...KEY, ...authority]);
  const request = ["-subj", `/CN=${names[0]}`, "-keyout", file("server.key"), "-out", file("server.csr")];
  await run("openssl", ["req", ...KEY, ...request]);
  const signer = ["-CA", file("authority.pem"), "-CAkey", file("authority.key"), "-CAcreateserial"];
  const signed = ["-in", file("server.csr"), "-out", file("server.pem"), "-extfile", file("extensions")];
  await run("openssl", ["x509", "-req", "-days", "90", ...signer, ...signed]);
  return { certificate: file("server.pem"), key: file("server.key"), authority: file("authority.pem") };
}
