import type { FastifyInstance } from "fastify";
import type { DroppedPictures } from "./dropped-pictures.ts";
import { MADE_PICTURES_PATH } from "./picture-plan.ts";

/** Serves the made files. Each has its content's hash in its name, so browsers keep it for a year. */
export function registerPictures(server: FastifyInstance, pictures: Pick<DroppedPictures, "find" | "folder">) {
  server.route<{ Params: { fileName: string } }>({
    method: ["GET", "HEAD"],
    url: `${MADE_PICTURES_PATH}/:fileName`,
    async handler({ params }, reply) {
      const found = await pictures.find(params.fileName);
      if (found === params.fileName) return reply.sendFile(found, pictures.folder, { immutable: true, maxAge: "365d" });
      reply.header("cache-control", "no-store");
      return found === undefined ? reply.status(404).send() : reply.redirect(`${MADE_PICTURES_PATH}/${found}`);
    },
  });
}
