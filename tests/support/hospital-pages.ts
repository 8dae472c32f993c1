import { hospitalPaths } from "#site/hospitals/hospital-paths.ts";
import type { Hospital } from "#site/hospitals/site.ts";

interface HospitalPage {
  path: string;
  /** Last part of the title, and the navigation's entry where it is another word. */
  section: string;
  entry: string;
  /** What makes the page this page and no other. */
  content: string;
}

/** The eleven pages that each hospital has (specification §1), in the navigation's order. */
export function listHospitalPages(hospital: Hospital): HospitalPage[] {
  const paths = hospitalPaths(hospital);
  const { basePath } = hospital;
  return [
    page(paths.toHome, "Home", "[aria-roledescription='carousel']"),
    { ...page(paths.toAboutUs, "About Us", ".leader-message"), entry: "About" },
    page(paths.toDepartments, "Departments", `a[href^="${basePath}/department/"]`),
    page(paths.toFacilities, "Facilities", `a[href^="${basePath}/facilities/"]`),
    page(paths.toDoctors, "Doctors", `a[href^="${basePath}/doctors/details/"]`),
    page(paths.toGallery, "Gallery", "li a img"),
    page(paths.toNews, "News", `a[href^="${basePath}/news/detail/"]`),
    page(paths.toCareers, "Careers", `a[href^="${basePath}/careers/detail/"]`),
    page(paths.toTestimonials, "Testimonials", `a[href^="${basePath}/testimonials/detail/"]`),
    page(paths.toContactUs, "Contact Us", "form [name=subject]"),
    page(paths.toAppointment, "Appointment", "form [name=department]"),
  ];
}

function page(path: string, section: string, content: string): HospitalPage {
  return { path, section, entry: section, content };
}
