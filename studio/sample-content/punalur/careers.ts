import { HOW_TO_APPLY, type CareerSource } from "../hospital-content.ts";
import { bold, bullets, heading, italic, numbers, paragraph, richText, table } from "../rich-text.ts";

/** Jobs at the Punalur hospital, newest first. */
export const careers: CareerSource[] = [
  {
    date: "2026-11-11T05:00:00.000Z",
    title: "Theatre Nurse",
    summary: "Help surgeons in our operation theatres and care for patients as they wake up.",
    vacancies: 5,
    description: richText(
      paragraph("We are opening one more operation theatre and need five nurses."),
      heading(3, "Shifts"),
      table(
        ["Day", "Shift"],
        ["Mon, Tue, Thu", "7 am – 3 pm"],
        ["Wed", "10 am – 6 pm, with one hour of training"],
        ["Fri", "On call or free, in turn"],
      ),
      HOW_TO_APPLY,
    ),
    responsibilities: [
      "Prepare the theatre and count instruments",
      "Help during operations",
      "Care for patients as they wake up",
    ],
    skills: ["GNM or B.Sc Nursing", "Sterile technique", "Careful work"],
    experience: "1 year in a theatre, or our own six-month training",
  },
  {
    date: "2026-09-28T05:00:00.000Z",
    title: "Laboratory Technician",
    summary: "Take and test samples in our laboratory, from 6.30 am.",
    vacancies: 1,
    description: richText(
      paragraph(
        "You take blood samples and test them. Your shift is from 6.30 am to ",
        bold("1.30 pm"),
        ", Monday to Saturday.",
      ),
      HOW_TO_APPLY,
    ),
    responsibilities: [
      "Take and test samples",
      "Run quality controls every morning",
      "Call the doctor at once if a result is urgent",
    ],
    skills: ["DMLT or B.Sc MLT", "Gentle blood collection", "Careful records"],
    experience: "1 to 2 years",
  },
  {
    date: "2026-07-20T05:00:00.000Z",
    title: "Ayurveda Therapist",
    summary: "Give the treatments that our Ayurveda doctor prescribes.",
    vacancies: 2,
    description: richText(
      paragraph("You work in the daytime, Monday to Saturday, with one patient at a time. You:"),
      numbers("explain the treatment", "give the treatment", "write down how it went"),
      HOW_TO_APPLY,
    ),
    responsibilities: ["Prepare oils and compresses", "Give treatments as prescribed"],
    skills: ["Diploma in Panchakarma therapy", "Strong hands for massage"],
    experience: "2 years",
  },
  {
    date: "2026-05-04T05:00:00.000Z",
    title: "Biomedical Engineer",
    summary: "Keep monitors, pumps and scanners safe and working.",
    vacancies: 0,
    description: richText(
      paragraph("This post is filled for now. ", italic("You can apply for next year from January.")),
      paragraph("The work is in day shifts. You are on call for urgent repairs in turn."),
      HOW_TO_APPLY,
    ),
    responsibilities: ["Plan repairs and checks and write them down", "Teach staff how to use new equipment"],
    skills: ["B.Tech in Biomedical Engineering", "Finding faults"],
    experience: "3 years",
  },
  {
    date: "2026-01-19T05:00:00.000Z",
    title: "Visiting Consultant, Any Speciality",
    summary: "See patients at our clinic on one or two days a month.",
    description: richText(
      paragraph(
        "You can apply in any speciality. Write in your resume which days suit you. We tell you what our patients need.",
      ),
      bullets("We give you a clinic room and a nurse", "Scans and laboratory tests are done at the hospital"),
      HOW_TO_APPLY,
    ),
    responsibilities: ["See patients on the agreed days", "Write a short letter to each patient's family doctor"],
    skills: ["Postgraduate qualification", "Registration to practise in Kerala"],
    experience: "5 years",
  },
  {
    date: "2026-11-10T05:00:00.000Z",
    title: "Embryologist, from Spring",
    summary: "Work in the laboratory of our Fertility Center.",
    vacancies: 1,
    description: richText(paragraph("Draft: the pay and the first day of work are not agreed yet.")),
    responsibilities: ["Look after samples in the culture room", "Write down what happens to every sample"],
    skills: ["M.Sc. in Clinical Embryology"],
    experience: "2 years",
    isDraft: true,
  },
];
