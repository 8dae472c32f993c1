import type { CareerSource } from "../hospital-content.ts";

export const careers: CareerSource[] = [];
