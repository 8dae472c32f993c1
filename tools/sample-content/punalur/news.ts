import type { NewsSource } from "../hospital-content.ts";

export const news: NewsSource[] = [];
