import { join } from "node:path";
import type { Logger } from "pino";
import { DISK_RESERVE_BYTES } from "#outbox/store/open-sqlite.server.ts";
import { findAssetSource } from "#site/content/asset-source.ts";
import type { Editions } from "#site/texts/editions.server.ts";
import { openSharedPictures } from "./brand/shared-pictures.ts";
import type { Config } from "./config.server.ts";
import { MissingMedia } from "./media/fetch-asset.ts";
import { openMediaFiles } from "./media/media-files.ts";
import { openDroppedPictures } from "./pictures/dropped-pictures.ts";
import type { PictureProcess } from "./pictures/picture-process.ts";
import type { SiteEvents, StartedContent } from "./start-content.ts";

const MEDIA_CACHE_BYTES = 2 ** 30;

interface PictureParts extends Pick<StartedContent, "connected" | "changes" | "consents"> {
  editions: Editions;
  pictureProcess: PictureProcess;
  events: SiteEvents;
  log: Logger;
}

export type StartedPictures = Awaited<ReturnType<typeof startPictures>>;

/** Starts what serves pictures: files of the content, pictures of the data folder, and those that are shared. */
export async function startPictures({ siteDataDir, dataDir }: Config, parts: PictureParts) {
  const { editions, connected, changes, consents, pictureProcess, events, log } = parts;
  const mediaFiles = await openMediaFiles({
    source: findAssetSource(connected.graphqlUrl),
    directory: join(dataDir, "media"),
    maxBytes: MEDIA_CACHE_BYTES,
    leavesFree: 4 * DISK_RESERVE_BYTES,
    // The embedded service's files are on this machine and may be replaced under their addresses between two runs.
    startsEmpty: connected.service !== undefined,
    renderPicture: pictureProcess.renderPicture,
    log,
  });
  changes.subscribe(mediaFiles.checkAgain);
  const dropped = await openDroppedPictures({
    site: editions[0].site,
    directory: join(dataDir, "pictures"),
    makePicture: pictureProcess.makePicture,
    log,
    onMade: () => events.emit("pagesChange"),
  });
  const shared = await openSharedPictures({
    ...{ editions, siteDataDir, directory: join(dataDir, "shared-pictures") },
    drawSharedPicture: pictureProcess.drawSharedPicture,
  });
  return {
    ...{ dropped, shared },
    mediaFiles: {
      ...mediaFiles,
      find: async (...[path, rendition]: Parameters<typeof mediaFiles.find>) => {
        if (consents.isFileWithheld(path)) throw new MissingMedia();
        return mediaFiles.find(path, rendition);
      },
    },
    stop: async () => {
      await Promise.all([dropped.stop(), pictureProcess.stop()]);
    },
  };
}
