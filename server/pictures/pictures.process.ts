import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { worker } from "workerpool";
import { measureImage, transformImage } from "contentful-emulator/images";
import { checkDrawing, describeFont, describePicture } from "#site/hospitals/asset-reader.server.ts";
import { renderGroundedIcon, renderIcon } from "../brand/app-icons.ts";
import { drawBoardPicture } from "../brand/draw-board-picture.ts";
import { drawSharedPicture } from "../brand/draw-shared-picture.ts";
import { makePicture, renderPicture, shrinkPhoto } from "./encode-pictures.ts";

const pictureTasks = {
  checkDrawing,
  describeFont,
  describePicture,
  drawBoardPicture,
  drawSharedPicture,
  makePicture,
  measureImage,
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
