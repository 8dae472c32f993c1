/**
 * What the specification says of each hospital (§2.2 to §2.6, §9), written down by hand, so that no test believes the
 * site's own data. Brand and filter strings are the sample's.
 */
interface SpecifiedHospital {
  place: string;
  base: string;
  headerTitle: string;
  sinceYear: number;
  /** Name by which the content service knows it. */
  contentName: string;
  /** The menu's entries in their order. */
  departments: string[];
  /** Slugs of departments that open and are not in the menu. */
  departmentsBeside: string[];
  facilities: string[];
  facilitiesBeside: string[];
}

const MAIN_SET_BESIDE = ["cathlab_24_x_7", "CSSD", "clinical_physiotherapy-starting_soon"];

export const SPECIFIED: SpecifiedHospital[] = [
  {
    place: "Alappuzha",
    base: "/venmala_hospital",
    headerTitle: "A Unit Of Venmala Group of Hospitals",
    sinceYear: 1990,
    contentName: "Kayalora Hospital",
    departments: [
      ...["Anesthesiology", "Diabetology", "Emergency Medicine", "General Medicine", "General Surgery"],
      ...["Interventional Cardiology", "Nephrology", "Neuromedicine", "Neurosurgery", "Obstetrics and Gynaecology"],
      ...["Orthopaedics", "Pediatrics", "Pulmonology", "Radiology", "Urology"],
    ],
    departmentsBeside: [],
    facilities: [
      ...["24x7 clinic", "Cathlab", "Clinical Laboratory", "Clinical Physiotherapy (starting soon)", "CSSD"],
      ...["Dialysis", "Emergency/Casualty", "ICU", "In-patient Department", "Operation Theaters"],
      ...["Out-patient Department", "Paramedical Support", "24x7 Pharmacy", "Power Backup"],
      ...["Preventive Health Checkup", "Radiology Imaging"],
    ],
    facilitiesBeside: [],
  },
  {
    place: "Kozhencherry",
    base: "/venmala_hospital_kozhencherry",
    headerTitle: "Serving Kozhencherry",
    sinceYear: 1988,
    contentName: "Venmala Hospital Kozhencherry",
    departments: [
      ...["Anesthesiology", "Diabetology", "Emergency Medicine", "General Medicine", "General Surgery"],
      ...["Ophthalmology", "Nephrology", "Neuromedicine", "Obstetrics and Gynaecology", "Orthopaedics", "Pediatrics"],
      ...["Radiology", "Urology", "Medical Gastroenterology", "Dermatology", "ENT", "Cardiology", "Psychiatry"],
      ...["Dental", "Pulmonology", "Fertility Center"],
    ],
    departmentsBeside: ["interventional_cardiology", "neurosurgery"],
    facilities: [
      ...["Clinical Laboratory", "24x7 clinic", "Dialysis", "Emergency/Casualty", "ICU", "In-patient"],
      ...["Operation Theaters", "Physiotherapy", "Blood Bank", "Out-patient", "Paramedical Support"],
      ...["24x7 Pharmacy", "Power Backup", "Preventive Health Checkup", "Radiology Imaging"],
    ],
    facilitiesBeside: MAIN_SET_BESIDE,
  },
  {
    place: "Punalur",
    base: "/venmala_hospital_punalur",
    headerTitle: "Serving Punalur",
    sinceYear: 2006,
    contentName: "Venmala Hospital Punalur",
    departments: [
      ...["Anesthesiology", "Diabetology", "Emergency Medicine", "General Medicine", "General Surgery"],
      ...["Interventional Cardiology", "Nephrology", "Neuromedicine", "Neurology", "Obstetrics and Gynaecology"],
      ...["Orthopaedics", "Pediatrics", "Pulmonology", "Radiology", "Urology", "Ayurvedam", "Dermatology", "ENT"],
      ...["Dental", "Fertility Center"],
    ],
    departmentsBeside: ["neurosurgery"],
    facilities: [
      ...["Clinical Laboratory", "24x7 clinic", "Dialysis", "Emergency/Casualty", "ICU", "In-patient"],
      ...["Operation Theaters", "Out-patient", "Paramedical Support", "24x7 Pharmacy", "Power Backup"],
      ...["Preventive Health Checkup", "Radiology Imaging"],
    ],
    facilitiesBeside: MAIN_SET_BESIDE,
  },
];

export const DEPARTMENT_SLUGS = [
  ...["anesthesiology", "diabetology", "emergency_medicine", "general_medicine", "general_surgery"],
  ...["interventional_cardiology", "nephrology", "neuromedicine", "neurosurgery", "obstetrics_and_gynaecology"],
  ...["orthopaedics", "pediatrics", "pulmonology", "radiology", "urology", "ophthalmology"],
  ...["medical_gastroenterology", "dermatology", "e_n_t", "cardiology", "psychiatry", "dental", "neurology"],
  ...["ayurvedam", "fertility_center"],
];

/** Slugs of facilities by the names that menus give them. */
export const FACILITY_SLUGS: Record<string, string> = {
  Cathlab: "cathlab_24_x_7",
  "24x7 clinic": "24_hour_clinic",
  "24x7 Pharmacy": "24_hour_pharmacy",
  "Paramedical Support": "24_x_7_doctors,_nurses_&_paramedical_support",
  "Power Backup": "24_x_7_power_back_up",
  "Clinical Laboratory": "clinical_laboratory",
  "Clinical Physiotherapy (starting soon)": "clinical_physiotherapy-starting_soon",
  CSSD: "CSSD",
  Dialysis: "dialysis_24_x_7",
  "Emergency/Casualty": "emergency_/_casuality",
  ICU: "ICU",
  "In-patient Department": "in_patient_department",
  "In-patient": "in_patient_department",
  "Operation Theaters": "operation_theaters",
  "Out-patient Department": "out_patient_department",
  "Out-patient": "out_patient_department",
  "Preventive Health Checkup": "preventive_health_checkup",
  "Radiology Imaging": "radiology_/_imaging",
  Physiotherapy: "physiotherapy",
  "Blood Bank": "blood_bank",
};

export function departmentSlug(label: string): string {
  return label === "ENT" ? "e_n_t" : label.toLowerCase().replaceAll(" ", "_");
}

export function facilitySlug(label: string): string {
  return FACILITY_SLUGS[label] ?? label;
}
