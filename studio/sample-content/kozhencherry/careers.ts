import { HOW_TO_APPLY, type CareerSource } from "../hospital-content.ts";
import { bold, bullets, heading, numbers, paragraph, quote, richText } from "../rich-text.ts";

/** Jobs at the Kozhencherry hospital, newest first. */
export const careers: CareerSource[] = [
  {
    date: "2026-11-04T05:00:00.000Z",
    title: "Emergency Medical Technician",
    summary: "Treat patients in our ambulances and bring them safely to the hospital.",
    vacancies: 3,
    description: richText(
      paragraph("You work in a team with a driver and a doctor on call. Many of our roads are steep and narrow."),
      heading(3, "Shifts"),
      bullets("12-hour shifts, four days a week", "One weekend in three", "A rest room with beds"),
      HOW_TO_APPLY,
    ),
    responsibilities: [
      "Give first care on the spot and on the way",
      "Check the ambulance's equipment at the start of each shift",
      "Tell the Casualty team what happened and what you did",
    ],
    skills: ["EMT certificate", "Basic life support", "Calm and kind with patients"],
    experience: "1 year on an ambulance",
  },
  {
    date: "2026-10-05T05:00:00.000Z",
    title: "Senior Resident, Pediatrics",
    summary: "Work with three children's doctors in the clinic, the ward and the newborn unit.",
    vacancies: 1,
    description: richText(
      paragraph(
        "The post is for two years. You work day shifts, and some nights by rota. You have one afternoon a week ",
        bold("free for study"),
        ".",
      ),
      quote(
        "In my first week they asked me what I would change. Three weeks later they had changed it.",
        "A doctor who had this post before",
      ),
      HOW_TO_APPLY,
    ),
    responsibilities: ["Ward rounds and newborn checks", "Immunization clinic six days a week", "Night duty by rota"],
    skills: ["MD or DCH in Pediatrics", "Neonatal resuscitation", "Good with children"],
    experience: "Up to 3 years after qualification",
  },
  {
    date: "2026-08-10T05:00:00.000Z",
    title: "Physiotherapist",
    summary: "Help patients to move again after an operation, an injury or a stroke.",
    vacancies: 2,
    description: richText(
      paragraph(
        "You plan each patient's treatment. A first visit takes 40 minutes. You work in the daytime, Monday to Saturday:",
      ),
      numbers("out-patients in the morning", "patients in the wards in the afternoon", "home visits on Thursdays"),
      HOW_TO_APPLY,
    ),
    responsibilities: [
      "Examine and treat patients after operations and strokes",
      "Teach patients and families exercises for home",
    ],
    skills: ["BPT or MPT", "Manual therapy", "Patience"],
    experience: "6 months to 2 years",
  },
  {
    date: "2026-05-25T05:00:00.000Z",
    title: "Front Office Executive",
    summary: "Register patients, show visitors the way and take telephone calls.",
    vacancies: 0,
    description: richText(
      paragraph("This post is filled. Thank you to everyone who applied. You can still send us your resume."),
      HOW_TO_APPLY,
    ),
    responsibilities: ["Register patients and show them the way", "Take telephone calls"],
    skills: ["Malayalam, English and Hindi", "Friendly with visitors"],
    experience: "1 year in a job with customers",
  },
  {
    date: "2026-03-02T05:00:00.000Z",
    title: "Intern, Hospital Administration",
    summary: "Spend eight weeks in eight departments and do a small project.",
    description: richText(
      paragraph("This is for students. You come for eight weeks in the college year. You get:"),
      bullets("a desk and someone who guides you", "lunch in the canteen", "a certificate at the end"),
      paragraph("Write your dates and what you want to learn in your resume."),
      HOW_TO_APPLY,
    ),
    responsibilities: ["Join the daily rounds", "Suggest one thing we can do better"],
    skills: ["Student of hospital administration", "Interest in how a hospital works"],
    experience: "You do not need experience",
  },
];
