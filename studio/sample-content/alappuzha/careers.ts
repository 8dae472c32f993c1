import type { CareerSource } from "../hospital-content.ts";
import { bold, bullets, heading, italic, link, numbers, paragraph, richText } from "../rich-text.ts";

/** Jobs at the Alappuzha hospital, newest first. */
export const careers: CareerSource[] = [
  {
    date: "2026-11-09T05:00:00.000Z",
    title: "Staff Nurse, Intensive Care",
    summary: "Care for adult patients in our ICU, in a team that trains together every week.",
    vacancies: 4,
    description: richText(
      paragraph(
        "You look after one or two patients per shift and know them by name. Senior nurses are ",
        bold("always on the floor"),
        " with you, and every new colleague walks the first six weeks beside a mentor.",
      ),
      heading(3, "What we offer"),
      bullets("A rota published a month ahead", "A hostel room near the hospital", "Paid training days"),
    ),
    responsibilities: [
      "Watch vital signs and report changes early",
      "Give medicines as prescribed and keep the chart up to date",
      "Explain each step to patients and their families",
    ],
    skills: ["Basic and advanced life support", "Calm, clear communication in Malayalam", "Careful record keeping"],
    experience: "1 to 3 years in a hospital ward",
  },
  {
    date: "2026-10-12T05:00:00.000Z",
    title: "Consultant Neurosurgeon",
    summary: "Build up our neurosurgery department together with neuromedicine, radiology and intensive care.",
    vacancies: 1,
    description: richText(
      paragraph(
        "The theatre is equipped, the nurses are trained, and the neuromedicine team looks forward to a colleague next door.",
      ),
      numbers(
        "First a talk with the medical superintendent",
        "Then a day in the hospital",
        "An answer within two weeks",
      ),
    ),
    responsibilities: [
      "Out-patient clinic and planned surgery",
      "On-call rota with two neighbouring teams",
      "Teaching of nurses and junior doctors",
    ],
    skills: ["MCh or DNB in Neurosurgery", "Registration in Kerala", "Pleasure in building a team"],
    experience: "5 years after qualification",
  },
  {
    date: "2026-08-31T05:00:00.000Z",
    title: "Pharmacist, Night Counter",
    summary: "Give out medicines and good advice at the counter that never closes.",
    vacancies: 2,
    description: richText(
      paragraph(
        "Two nights on, two nights off. You are not alone: a second pharmacist and a security colleague are on duty with you.",
      ),
    ),
    responsibilities: [
      "Check prescriptions and possible interactions",
      "Keep stock and cold storage in order",
      "Advise visitors in plain words",
    ],
    skills: ["B.Pharm or D.Pharm", "State registration", "Patience at three in the morning"],
    experience: "Freshers are welcome",
  },
  {
    date: "2026-06-15T05:00:00.000Z",
    title: "Medical Records Assistant",
    summary: "Keep patients' files complete, private and quick to find.",
    vacancies: 0,
    description: richText(
      paragraph(
        "All places are filled at the moment. You may still apply; we keep applications for ",
        italic("six months"),
        " and write to you when a place opens.",
      ),
    ),
    responsibilities: ["File and scan case sheets", "Answer requests from wards and clinics"],
    skills: ["Exact work", "Office programs", "Discretion"],
    experience: "1 year in an office",
  },
  {
    date: "2026-02-16T05:00:00.000Z",
    title: "Volunteer, Reading Hour",
    summary: "Read to patients in the wards, one afternoon a week.",
    description: richText(
      paragraph(
        "A newspaper, a chapter, a poem: half an hour per bed. Questions first? Write to ",
        link("mailto:volunteers.alappuzha@example.org", "volunteers.alappuzha@example.org"),
        ".",
      ),
    ),
    responsibilities: ["Read aloud and listen", "Follow the ward's rest times"],
    skills: ["A clear voice in Malayalam, English or Tamil"],
    experience: "None needed",
  },
];
