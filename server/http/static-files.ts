import { basename } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { DOCUMENT_HEADERS } from "./security.ts";

export interface StaticFolders {
  /** Files whose name or query has their hash, cached for a year; others than `names` are not served. */
  immutable: [prefix: string, folder: string, names?: RegExp][];
}

export async function registerStaticFiles(server: FastifyInstance, { immutable }: StaticFolders) {
  let isFirst = true;
  for (const [prefix, folder, names] of immutable) {
    await server.register(fastifyStatic, {
      root: folder,
      prefix,
      immutable: true,
      preCompressed: true,
      maxAge: "365d",
      index: false,
      dotfiles: "ignore",
      decorateReply: isFirst,
      setHeaders: (reply, path) => {
        // A drawing can be opened as a document.
        if (!path.endsWith(".svg")) for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
      },
      ...(names && { allowedPath: (path: string) => names.test(basename(path)) }),
    });
    isFirst = false;
  }
}
