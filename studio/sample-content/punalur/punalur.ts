import type { HospitalContent } from "../hospital-content.ts";
import { careers } from "./careers.ts";
import { doctors } from "./doctors.ts";
import { listings } from "./listings.ts";
import { news } from "./news.ts";
import { testimonials } from "./testimonials.ts";

export const punalur: HospitalContent = {
  id: "punalur",
  hospital: "Venmala Hospital Punalur",
  doctors,
  listings,
  news,
  careers,
  testimonials,
};
