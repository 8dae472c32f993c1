import type { CareerSource } from "../hospital-content.ts";
import { bold, bullets, heading, italic, numbers, paragraph, richText, table } from "../rich-text.ts";

/** Jobs at the Punalur hospital, newest first. */
export const careers: CareerSource[] = [
  {
    date: "2026-11-11T05:00:00.000Z",
    title: "Theatre Nurse",
    summary: "Work in our operation theatres with surgeons who explain while they stitch.",
    vacancies: 5,
    description: richText(
      paragraph("We are opening a further theatre and look for nurses who like order, quiet and good teamwork."),
      heading(3, "A week in short"),
      table(
        ["Day", "Shift"],
        ["Mon, Tue, Thu", "7 am – 3 pm"],
        ["Wed", "Training hour and 10 am – 6 pm"],
        ["Fri", "On call or free, in turns"],
      ),
    ),
    responsibilities: [
      "Prepare the theatre and count instruments",
      "Assist during operations",
      "Care for patients as they wake up",
    ],
    skills: ["GNM or B.Sc Nursing", "Sterile technique", "Attention to detail"],
    experience: "1 year in a theatre, or our own six-month training",
  },
  {
    date: "2026-09-28T05:00:00.000Z",
    title: "Laboratory Technician",
    summary: "Early samples, exact results: join the team that starts at half past six.",
    vacancies: 1,
    description: richText(
      paragraph(
        "The early shift ends at ",
        bold("half past one"),
        ". Most of the team would not change it for anything.",
      ),
    ),
    responsibilities: [
      "Collect and process samples",
      "Run quality controls every morning",
      "Report urgent values by telephone at once",
    ],
    skills: ["DMLT or B.Sc MLT", "Gentle blood collection", "Exact documentation"],
    experience: "1 to 2 years",
  },
  {
    date: "2026-07-20T05:00:00.000Z",
    title: "Ayurveda Therapist",
    summary: "Give traditional treatments under the guidance of our Ayurveda physician.",
    vacancies: 2,
    description: richText(
      paragraph("Two treatment rooms, warm light, good oil. You work with one patient at a time."),
      numbers("Talk about the treatment", "Give it with care", "Write down what you noticed"),
    ),
    responsibilities: ["Prepare oils and compresses", "Give treatments as prescribed"],
    skills: ["Diploma in Panchakarma therapy", "Strong, kind hands"],
    experience: "2 years",
  },
  {
    date: "2026-05-04T05:00:00.000Z",
    title: "Biomedical Engineer",
    summary: "Keep monitors, pumps and scanners safe and ready.",
    vacancies: 0,
    description: richText(
      paragraph("This post is filled for now. ", italic("Applications for next year are welcome from January.")),
    ),
    responsibilities: ["Plan and document maintenance", "Train users of new equipment"],
    skills: ["B.Tech in Biomedical Engineering", "Fault finding"],
    experience: "3 years",
  },
  {
    date: "2026-01-19T05:00:00.000Z",
    title: "Visiting Consultant, Any Speciality",
    summary: "One or two clinic days a month for doctors who live near the hills, or would like to.",
    description: richText(
      paragraph("Tell us your speciality and the days that suit you; we tell you what our patients ask for."),
      bullets("Clinic room and nurse provided", "Imaging and laboratory in the house"),
    ),
    responsibilities: ["Clinic on the agreed days", "A short letter to each patient's family doctor"],
    skills: ["Postgraduate qualification", "Registration in Kerala"],
    experience: "5 years",
  },
  {
    date: "2026-11-10T05:00:00.000Z",
    title: "Embryologist, from Spring",
    summary: "A quiet laboratory, a steady hand and a great deal of patience.",
    vacancies: 1,
    description: richText(
      paragraph("A draft: the salary and the date are still to be settled with the matron's office."),
    ),
    responsibilities: ["Run the culture room", "Keep the records of every sample"],
    skills: ["M.Sc. in Clinical Embryology"],
    experience: "2 years",
    isDraft: true,
  },
];
