import type { HospitalContent } from "../hospital-content.ts";
import { careers } from "./careers.ts";
import { doctors } from "./doctors.ts";
import { news } from "./news.ts";
import { testimonials } from "./testimonials.ts";

export const punalur: HospitalContent = {
  id: "punalur",
  hospital: "Venmala Hospital Punalur",
  doctors,
  // Neurosurgery, which is not in the menu, is a draft.
  listings: [
    { department: "Anesthesiology", doctors: ["Dr. Saraswathy Kartha"] },
    { department: "Diabetology", doctors: ["Dr. Kunjumuhammed Thayyil", "Dr. Rajalakshmi Amballoor"] },
    { department: "Emergency Medicine", doctors: ["Dr. Muneer Alungal"] },
    { department: "General Medicine", doctors: ["Dr. Rajalakshmi Amballoor"] },
    { department: "General Surgery", doctors: ["Dr. Bhaskaran Oorpallil"] },
    { department: "Interventional Cardiology", doctors: ["Dr. Yohannan Kizhakkedath"] },
    { department: "Nephrology", doctors: ["Dr. Kunjumuhammed Thayyil"] },
    { department: "Neuromedicine", doctors: ["Dr. Rejith Aranmula"] },
    { department: "Neurology", doctors: ["Dr. Rejith Aranmula"] },
    { department: "Neurosurgery", doctors: ["Dr. Nandini Kallumkal"], isDraft: true },
    { department: "Obstetrics And Gynaecology", doctors: ["Dr. Bindu Velliyampadath"] },
    { department: "Orthopaedics", doctors: ["Dr. Pradeep Edathara"] },
    { department: "Pediatrics", doctors: ["Dr. Mariam Kottukapally"] },
    { department: "Pulmonology", doctors: ["Dr. Jithin Karott"] },
    { department: "Radiology", doctors: ["Dr. Ameena Pookkodan"] },
    { department: "Urology", doctors: ["Dr. Shibu Naduvilparambil"] },
    { department: "Ayurvedam", doctors: ["Dr. Aiswarya Puliyoor"] },
    { department: "Dermatology", doctors: ["Dr. Safiya Kunnummal"] },
    { department: "E N T", doctors: ["Dr. Lekha Pathiyoor"] },
    { department: "Dental", doctors: ["Dr. Anju Mathirappilly"] },
    { department: "Fertility Center", doctors: ["Dr. Geetha Ambanattil"] },
  ],
  news,
  careers,
  testimonials,
};
