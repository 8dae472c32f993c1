import { worker } from "workerpool";
import { readSheetFile } from "./read-sheet.ts";

worker({ readSheetFile });
