import type { CareerSource } from "../hospital-content.ts";
import { bold, bullets, heading, paragraph, richText } from "../rich-text.ts";

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
      bullets("Fixed rota, published a month ahead", "Hostel room near the hospital", "Paid training days"),
    ),
    responsibilities: [
      "Watch vital signs and report changes early",
      "Give medicines as prescribed and keep the chart up to date",
      "Explain each step to patients and their families",
    ],
    skills: ["Basic and advanced life support", "Calm, clear communication in Malayalam", "Careful record keeping"],
    experience: "1 to 3 years in a hospital ward",
  },
];
