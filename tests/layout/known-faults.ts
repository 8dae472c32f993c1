/** Kinds of faults that are being mended, by page. */
const KNOWN: Record<string, RegExp> = {
  "nine /contact_us": /broken/,
  "few /venmala_hospital": /broken/,
  "malayalam /venmala_hospital_kozhencherry": /broken/,
  "nine /venmala_hospital": /broken/,
  "few /venmala_hospital/doctors/details/": /broken/,
  "nine /venmala_hospital_kozhencherry": /broken/,
  "nine /venmala_hospital_kozhencherry/doctors": /broken/,
  "few /venmala_hospital_kozhencherry": /broken/,
  "nine /venmala_hospital_kozhencherry/department/obstetrics_and_gynaecology": /broken/,
  "nine /venmala_hospital_punalur": /broken/,
  "few /venmala_hospital_punalur": /broken/,
  "few /venmala_hospital_punalur/department/obstetrics_and_gynaecology": /broken/,
  "few /venmala_hospital_punalur/about_us": /broken/,
  "few /venmala_hospital_punalur/facilities": /broken/,
};

export function isKnown(page: string, fault: string): boolean {
  return KNOWN[page]?.test(fault) ?? false;
}
