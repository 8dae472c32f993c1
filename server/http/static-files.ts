import { basename } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

export interface StaticFolders {
  /** Files whose name or query carries their hash, cached by browsers for a year; others than `names` are not served. */
  immutable: [prefix: string, folder: string, names?: RegExp][];
  /** Files of the site's root, such as /favicon.svg, cached for a day; undefined where something else serves them. */
  root: string | undefined;
}

/** Serves files as they lie on disk; what is not there is a page's address, or 404 below an immutable prefix. */
export async function registerStaticFiles(server: FastifyInstance, { immutable, root }: StaticFolders) {
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
      ...(names && { allowedPath: (path: string) => names.test(basename(path)) }),
    });
    isFirst = false;
  }
  if (root === undefined) return;
  await server.register(fastifyStatic, {
    root,
    prefix: "/",
    wildcard: false,
    preCompressed: true,
    globIgnore: ["assets/**", "**/*.br", "**/*.gz", ".vite/**"],
    maxAge: "1d",
    index: false,
    decorateReply: isFirst,
  });
}
