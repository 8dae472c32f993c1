/** The icons that data files may name; written by studio/icons/build-sprite.ts. */
export const ICON_NAMES = `
  ambulance anesthesiology arrow-right ayurvedam baby bloodbank bone calendar cardiology cathlab check checkup
  chevron-down chevron-left chevron-right clinic clinic-building clock close cssd dental dermatology
  diabetology dialysis doctor e_n_t education emergency emergency_medicine external facebook fertility_center
  find-doctor general_medicine general_surgery heart hours icu inpatient interventional_cardiology laboratory
  mail map-pin mark-1 mark-10 mark-11 mark-12 mark-2 mark-3 mark-4 mark-5 mark-6 mark-7 mark-8 mark-9
  medical_gastroenterology menu more nephrology neurology neuromedicine neurosurgery obstetrics_and_gynaecology
  ophthalmology orthopaedics outpatient paramedical pediatrics people pharmacy phone physiotherapy play power
  psychiatry pulmonology quote radiology radiology-scan schedule search shield siren skill stethoscope syringe
  theatre urology whatsapp
`
  .trim()
  .split(/\s+/);
