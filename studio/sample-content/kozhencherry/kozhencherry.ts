import type { HospitalContent } from "../hospital-content.ts";
import { careers } from "./careers.ts";
import { doctors } from "./doctors.ts";
import { news } from "./news.ts";
import { testimonials } from "./testimonials.ts";

export const kozhencherry: HospitalContent = {
  id: "kozhencherry",
  hospital: "Venmala Hospital Kozhencherry",
  doctors,
  // General Medicine has two listings, of which pages use the first. Neurosurgery is not in the menu and has no
  // doctors, so no page offers it.
  listings: [
    { department: "Anesthesiology", doctors: ["Dr. Valsamma Kaipally"] },
    { department: "Diabetology", doctors: ["Dr. Madhavan Kurup Illath"] },
    { department: "Emergency Medicine", doctors: ["Dr. Binoy Thekkedath"] },
    { department: "General Medicine", doctors: ["Dr. Madhavan Kurup Illath", "Dr. Nishad Kakkattil"] },
    { department: "General Medicine", doctors: ["Dr. Aboobacker Vettath"] },
    { department: "General Surgery", doctors: ["Dr. Koshy Ambalathil"] },
    { department: "Ophthalmology", doctors: ["Dr. Kadeeja Poovathur"] },
    { department: "Interventional Cardiology", doctors: ["Dr. Aboobacker Vettath"] },
    { department: "Nephrology", doctors: ["Dr. Sameer Chirakkal"] },
    { department: "Neuromedicine", doctors: ["Dr. Jayaraj Thottungal"] },
    { department: "Neurosurgery", doctors: [] },
    { department: "Obstetrics And Gynaecology", doctors: ["Dr. Kunjumol Easow", "Dr. Indulekha Varrier"] },
    { department: "Orthopaedics", doctors: ["Dr. Saji Mannarathara"] },
    { department: "Pediatrics", doctors: ["Dr. Laila Mashhood"] },
    { department: "Radiology", doctors: ["Dr. Rohini Pulickan"] },
    { department: "Urology", doctors: ["Dr. Sameer Chirakkal"] },
    { department: "Medical Gastroenterology", doctors: ["Dr. Nishad Kakkattil"] },
    { department: "Dermatology", doctors: ["Dr. Reshma Kaimal"] },
    { department: "E N T", doctors: ["Dr. Arjun Menokki"] },
    { department: "Cardiology", doctors: ["Dr. Aboobacker Vettath"] },
    { department: "Psychiatry", doctors: ["Dr. Parvathy Thirunelloor"] },
    { department: "Dental", doctors: ["Dr. Tessa Ollukaran"] },
    { department: "Pulmonology", doctors: ["Dr. Ancy Maramonkal"] },
    { department: "Fertility Center", doctors: ["Dr. Indulekha Varrier"] },
  ],
  news,
  careers,
  testimonials,
};
