import { HOW_TO_APPLY, type CareerSource } from "../hospital-content.ts";
import { bold, bullets, heading, italic, link, numbers, paragraph, richText } from "../rich-text.ts";

/** Jobs at the Alappuzha hospital, newest first. */
export const careers: CareerSource[] = [
  {
    date: "2026-11-09T05:00:00.000Z",
    title: "Staff Nurse, Intensive Care",
    summary: "Care for adult patients in our intensive care unit (ICU).",
    vacancies: 4,
    description: richText(
      paragraph(
        "You care for one or two patients on each shift. A senior nurse is ",
        bold("always in the unit"),
        ". An experienced nurse works with you for the first six weeks.",
      ),
      paragraph("You work morning, afternoon and night shifts in turn."),
      heading(3, "What we offer"),
      bullets("Your shifts one month ahead", "A hostel room near the hospital", "Paid training days"),
      HOW_TO_APPLY,
    ),
    responsibilities: [
      "Check patients' vital signs and report changes early",
      "Give medicines as prescribed and write them in the chart",
      "Tell patients and their families what you are doing",
    ],
    skills: ["Basic and advanced life support", "Good spoken Malayalam", "Careful record keeping"],
    experience: "1 to 3 years in a hospital ward",
  },
  {
    date: "2026-10-12T05:00:00.000Z",
    title: "Consultant Neurosurgeon",
    summary: "See patients, operate and help our neurosurgery department to grow.",
    vacancies: 1,
    description: richText(
      paragraph(
        "You work with our neuromedicine, radiology and intensive care teams. You share on-call duty with two nearby teams.",
      ),
      paragraph("After you apply:"),
      numbers(
        "you meet the Medical Superintendent",
        "you spend a day at the hospital",
        "we tell you our decision within two weeks",
      ),
      HOW_TO_APPLY,
    ),
    responsibilities: [
      "Out-patient clinic and planned operations",
      "On-call duty, shared with two nearby teams",
      "Teaching nurses and junior doctors",
    ],
    skills: ["MCh or DNB in Neurosurgery", "Registration to practise in Kerala", "Working well in a team"],
    experience: "5 years after qualification",
  },
  {
    date: "2026-08-31T05:00:00.000Z",
    title: "Pharmacist, Night Counter",
    summary: "Give out medicines at night and tell people how to take them.",
    vacancies: 2,
    description: richText(
      paragraph(
        "You work at the night counter of our 24x7 pharmacy. You work for two nights and then have two nights off. A second pharmacist and a security guard work with you.",
      ),
      HOW_TO_APPLY,
    ),
    responsibilities: [
      "Check prescriptions, and that the medicines can be taken together",
      "Keep the stock and the cold store in order",
      "Explain medicines in simple words",
    ],
    skills: ["B.Pharm or D.Pharm", "State registration", "Ready to work at night"],
    experience: "Freshers can apply",
  },
  {
    date: "2026-06-15T05:00:00.000Z",
    title: "Medical Records Assistant",
    summary: "Keep patients' files complete, private and easy to find.",
    vacancies: 0,
    description: richText(
      paragraph(
        "There is no vacancy now. You can still apply. We store your application for ",
        italic("six months"),
        " and write to you if there is a vacancy.",
      ),
      paragraph("The work is from 9 am to 5 pm, Monday to Saturday."),
      HOW_TO_APPLY,
    ),
    responsibilities: ["File and scan patients' papers", "Find files for wards and clinics"],
    skills: ["Careful work", "Office programs", "Keeping patients' information private"],
    experience: "1 year in an office",
  },
  {
    date: "2026-02-16T05:00:00.000Z",
    title: "Volunteer, Reading Hour",
    summary: "Read to patients in the wards, one afternoon a week.",
    description: richText(
      paragraph(
        "You read a newspaper, a story or a poem to patients. You spend about half an hour with each patient. If you have questions, write to ",
        link("mailto:volunteers.alappuzha@example.org", "volunteers.alappuzha@example.org"),
        ".",
      ),
      HOW_TO_APPLY,
    ),
    responsibilities: ["Read aloud and listen to patients", "Keep to the ward's rest times"],
    skills: ["Reading aloud in Malayalam, English or Tamil"],
    experience: "You do not need experience",
  },
];
