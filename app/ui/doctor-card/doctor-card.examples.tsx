import type { Example } from "../examples/example.ts";
import { DoctorCard } from "./doctor-card.tsx";

const doctor = {
  id: "doctor-card",
  name: "Dr. Anu Joseph",
  centerOfExcellence: "Cardiology",
  education: "MBBS, MD (General Medicine), DM (Cardiology)",
  consulting: "Mon to Fri: 9 am – 1 pm\nSat: 9 am – 11 am",
  toBooking: "#booking",
};

export default [
  {
    name: "with qualification and times",
    ground: "column",
    render: () => <DoctorCard doctor={doctor} toDetails="#doctor-card" />,
  },
  {
    name: "with a name only",
    ground: "column",
    render: () => (
      <DoctorCard doctor={{ ...doctor, id: "other", education: "", consulting: "" }} toDetails="#doctor-card" />
    ),
  },
] satisfies Example[];
