import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { worker } from "workerpool";
import { measureImage, transformImage } from "contentful-emulator/images";
import type { SheetFile } from "#desk/import/read-sheet.ts";
import { checkDrawing, describeFont, describePicture } from "#site/hospitals/asset-reader.server.ts";
import { renderGroundedIcon, renderIcon } from "../brand/app-icons.ts";
import { drawBoardPicture } from "../brand/draw-board-picture.ts";
import { drawSharedPicture } from "../brand/draw-shared-picture.ts";
import { makePicture, renderPicture, shrinkPhoto } from "./encode-pictures.ts";

/** Not a picture, but a file that somebody sent, too; its reader is loaded once there is one. */
async function readSheetFile(bytes: Uint8Array): Promise<SheetFile> {
  return (await import("#desk/import/read-sheet.ts")).readSheetFile(bytes);
}

const pictureTasks = {
  checkDrawing,
  describeFont,
  describePicture,
  drawBoardPicture,
  drawSharedPicture,
  makePicture,
  measureImage,
  readSheetFile,
  renderGroundedIcon,
  renderIcon,
  renderPicture,
  shrinkPhoto,
  transformImage,
};

export type PictureTasks = typeof pictureTasks;

// Pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.cache(false);
sharp.concurrency(1);

worker(pictureTasks);
