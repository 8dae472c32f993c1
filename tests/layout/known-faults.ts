/** Kinds of faults that are being mended, by page. */
const KNOWN: Record<string, RegExp> = {
  "nine /contact_us": /broken/,
  "few /venmala_hospital": /broken/,
  "malayalam /venmala_hospital_kozhencherry": /broken/,
  "nine /venmala_hospital": /broken/,
  "few /venmala_hospital/doctors/details/": /broken/,
  "nine /venmala_hospital_kozhencherry": /broken/,
  "nine /venmala_hospital_kozhencherry/doctors": /broken/,
  "nine /venmala_hospital_kozhencherry/testimonials": /wider than|leaves|sticks out/,
  "few /venmala_hospital_kozhencherry": /broken/,
  "nine /venmala_hospital_kozhencherry/department/obstetrics_and_gynaecology": /broken/,
  "nine /venmala_hospital_punalur": /broken/,
  "few /venmala_hospital_kozhencherry/testimonials": /wider than|leaves|sticks out/,
  "nine /venmala_hospital_punalur/testimonials": /wider than|leaves|sticks out/,
  "few /venmala_hospital_punalur/doctors": /broken/,
  "few /venmala_hospital_punalur/news": /broken/,
  "few /venmala_hospital_punalur/careers": /broken/,
  "few /venmala_hospital_punalur/testimonials": /broken/,
  "few /venmala_hospital_punalur/department/obstetrics_and_gynaecology": /broken/,
  "few /venmala_hospital_punalur/about_us": /broken/,
  "few /venmala_hospital_punalur/department": /broken/,
  "few /venmala_hospital_punalur/facilities": /broken/,
  "few /venmala_hospital_punalur/facilities/emergency_/_casuality": /broken/,
  "few /venmala_hospital_punalur/facilities/ICU": /broken/,
  "few /venmala_hospital_punalur/gallery": /broken/,
  "few /venmala_hospital_punalur/contact_us": /broken/,
  "few /venmala_hospital_punalur/appointment": /broken/,
  "few /venmala_hospital_punalur/privacy": /broken/,
  "few /venmala_hospital_punalur/accessibility": /broken/,
  "few /venmala_hospital_punalur/sent/contact": /broken/,
  "few /venmala_hospital_punalur/search?q=heart": /broken/,
  "few /venmala_hospital_punalur/what_is_where?find=heart": /broken/,
  "few /venmala_hospital_punalur/doctors/details/no_such_doctor": /broken/,
};

export function isKnown(page: string, fault: string): boolean {
  return KNOWN[page]?.test(fault) ?? false;
}
