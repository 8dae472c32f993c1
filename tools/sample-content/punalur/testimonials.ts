import type { TestimonialSource } from "../hospital-content.ts";

export const testimonials: TestimonialSource[] = [];
