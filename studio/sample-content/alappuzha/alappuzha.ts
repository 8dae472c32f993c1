import type { HospitalContent } from "../hospital-content.ts";
import { careers } from "./careers.ts";
import { doctors } from "./doctors.ts";
import { news } from "./news.ts";
import { testimonials } from "./testimonials.ts";

export const alappuzha: HospitalContent = {
  id: "alappuzha",
  hospital: "Kayalora Hospital",
  doctors,
  listings: [
    { department: "Anesthesiology", doctors: ["Dr. Vasantha Chittezhath"] },
    { department: "Diabetology", doctors: ["Dr. Deepa Ramakurup", "Dr. Thankam Vadakkedam"] },
    { department: "Emergency Medicine", doctors: ["Dr. Faizal Marakkar"] },
    { department: "General Medicine", doctors: ["Dr. Thankam Vadakkedam", "Dr. Ashraf Elamkunnath"] },
    { department: "General Surgery", doctors: ["Dr. Harikrishnan Potti"] },
    { department: "Interventional Cardiology", doctors: ["Dr. Raghavan Nambisseri"] },
    { department: "Nephrology", doctors: ["Dr. Tomy Puthenkalam"] },
    { department: "Neuromedicine", doctors: ["Sr. Dr. Annamma Ittoop"] },
    { department: "Neurosurgery", doctors: ["Dr. Sudheer Pallivathukkal"] },
    { department: "Obstetrics And Gynaecology", doctors: ["Dr. Sreekala Manappatt", "Dr. Jessy Parayil"] },
    { department: "Orthopaedics", doctors: ["Dr. Abin Kuriakose"] },
    { department: "Pediatrics", doctors: ["Dr. Sreelakshmi Unnithan", "Dr. Neethu Sadasivan"] },
    { department: "Pulmonology", doctors: ["Dr. Vishnu Elayidom"] },
    { department: "Radiology", doctors: ["Dr. Nazneen Kolothumkara"] },
    { department: "Urology", doctors: ["Dr. Gopakumar Thampan"] },
  ],
  news,
  careers,
  testimonials,
};
