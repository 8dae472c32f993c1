import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { worker } from "workerpool";
import { pictureTasks } from "./picture-tasks.ts";

// Pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.cache(false);
sharp.concurrency(1);

worker(pictureTasks);
