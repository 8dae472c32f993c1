import { measureImage, transformImage } from "contentful-emulator/images";
import { checkDrawing, describeFont, describePicture } from "#site/hospitals/asset-reader.server.ts";
import { renderGroundedIcon, renderIcon } from "../brand/app-icons.ts";
import { drawSharedPicture } from "../brand/draw-shared-picture.ts";
import { renderPicture } from "../media/render-picture.ts";
import { makePicture } from "./make-picture.ts";

/** Everything that is done with pixels and letters. `pictures.process.ts` does it for the site. */
export const pictureTasks = {
  checkDrawing,
  describeFont,
  describePicture,
  drawSharedPicture,
  makePicture,
  measureImage,
  renderGroundedIcon,
  renderIcon,
  renderPicture,
  transformImage,
};

export type PictureTasks = typeof pictureTasks;
