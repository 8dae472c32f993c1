import { alappuzhaHospital } from "./alappuzha-hospital.ts";
import { kozhencherryHospital } from "./kozhencherry-hospital.ts";
import { punalurHospital } from "./punalur-hospital.ts";
import { Canvas } from "../kit/canvas.ts";

export type House = (c: Canvas, x: number, ground: number, lit?: number) => string;

export const HOUSES = {
  alappuzha: alappuzhaHospital,
  kozhencherry: kozhencherryHospital,
  punalur: punalurHospital,
} as const;

export type HouseName = keyof typeof HOUSES;
