/** The branches of medicine schema.org knows (https://schema.org/MedicalSpecialty); its own spelling. */
const MEDICAL_SPECIALTIES = [
  "Anesthesia",
  "Audiology",
  "Cardiovascular",
  "CommunityHealth",
  "Dentistry",
  "Dermatologic",
  "Dermatology",
  "DietNutrition",
  "Emergency",
  "Endocrine",
  "Gastroenterologic",
  "Genetic",
  "Geriatric",
  "Gynecologic",
  "Hematologic",
  "Infectious",
  "LaboratoryScience",
  "Midwifery",
  "Musculoskeletal",
  "Neurologic",
  "Nursing",
  "Obstetric",
  "Oncologic",
  "Ophthalmology",
  "Optometric",
  "Otolaryngologic",
  "Pathology",
  "Pediatric",
  "PharmacySpecialty",
  "Physiotherapy",
  "PlasticSurgery",
  "Podiatric",
  "PrimaryCare",
  "Psychiatric",
  "PublicHealth",
  "Pulmonary",
  "Radiography",
  "Renal",
  "RespiratoryTherapy",
  "Rheumatologic",
  "SpeechPathology",
  "Surgical",
  "Toxicologic",
  "Urologic",
] as const;

export type MedicalSpecialtyName = (typeof MEDICAL_SPECIALTIES)[number];

const known: ReadonlySet<string> = new Set(MEDICAL_SPECIALTIES);

export function isMedicalSpecialty(name: string): name is MedicalSpecialtyName {
  return known.has(name);
}
