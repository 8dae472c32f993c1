import type { CareerSource } from "../hospital-content.ts";
import { bold, bullets, heading, numbers, paragraph, quote, richText } from "../rich-text.ts";

/** Jobs at the Kozhencherry hospital, newest first. */
export const careers: CareerSource[] = [
  {
    date: "2026-11-04T05:00:00.000Z",
    title: "Emergency Medical Technician",
    summary: "Ride with our ambulances and hand patients over safely.",
    vacancies: 3,
    description: richText(
      paragraph(
        "You work in a team of three: driver, technician and, on call, a doctor. The hill roads are part of the job; so is the view.",
      ),
      heading(3, "Shifts"),
      bullets("Twelve hours, four days a week", "One weekend in three", "A rest room with real beds"),
    ),
    responsibilities: [
      "First care on site and on the way",
      "Check the car's equipment at each start of shift",
      "Clear handover to the emergency team",
    ],
    skills: ["EMT certificate", "Basic life support", "Steady hands and a friendly word"],
    experience: "1 year on an ambulance",
  },
  {
    date: "2026-10-05T05:00:00.000Z",
    title: "Senior Resident, Pediatrics",
    summary: "Join three pediatricians in the clinic, the ward and the newborn unit.",
    vacancies: 1,
    description: richText(
      paragraph("The post is for two years. One afternoon a week is ", bold("free for study"), " and stays free."),
      quote("In my first week I was asked what I would change. In the fourth week it had been changed."),
    ),
    responsibilities: ["Ward rounds and newborn checks", "Immunization clinic six days a week", "Night duty by rota"],
    skills: ["MD or DCH in Pediatrics", "Neonatal resuscitation", "Talking with children"],
    experience: "Up to 3 years after qualification",
  },
  {
    date: "2026-08-10T05:00:00.000Z",
    title: "Physiotherapist",
    summary: "Help people back to their feet in our ground-floor department.",
    vacancies: 2,
    description: richText(
      paragraph("You plan the treatment yourself and have forty minutes for each first visit."),
      numbers("Out-patients in the morning", "Wards in the afternoon", "Home visits on Thursdays"),
    ),
    responsibilities: [
      "Assess and treat patients after surgery and stroke",
      "Teach exercises families can follow at home",
    ],
    skills: ["BPT or MPT", "Manual techniques", "Encouragement"],
    experience: "6 months to 2 years",
  },
  {
    date: "2026-05-25T05:00:00.000Z",
    title: "Front Office Executive",
    summary: "Be the first friendly face a visitor meets.",
    vacancies: 0,
    description: richText(paragraph("The post has been filled. Thank you to everyone who applied.")),
    responsibilities: ["Register patients and give directions", "Answer the telephone"],
    skills: ["Malayalam, English and Hindi", "A good memory for faces"],
    experience: "1 year with customers",
  },
  {
    date: "2026-03-02T05:00:00.000Z",
    title: "Intern, Hospital Administration",
    summary: "Eight weeks through eight departments, with a small project of your own.",
    description: richText(
      paragraph("Internships follow the college year. Tell us your dates and what you are curious about."),
      bullets("A desk and a mentor", "Lunch in the canteen", "A certificate at the end"),
    ),
    responsibilities: ["Take part in daily rounds", "Present one idea for improvement"],
    skills: ["Student of hospital administration", "Curiosity"],
    experience: "None needed",
  },
];
