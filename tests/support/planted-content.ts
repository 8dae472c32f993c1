import { contentTypes } from "#site/content/content-model.ts";
import { createDocument, createEntry, createParagraph, linkTo } from "contentful-emulator/fixtures";

interface Planted {
  place: string;
  /** The hospital's filter string. */
  contentName: string;
}

/** A content space that holds one entry of each kind for each of these hospitals, named after its place. */
export function plantContent(hospitals: Planted[]) {
  return { contentTypes, assets: [], entries: hospitals.flatMap(plantHospital) };
}

function plantHospital({ place, contentName: hospital }: Planted) {
  const doctorId = `Doctor4Of${place}`;
  const review = createDocument(createParagraph(`Review from ${place}`));
  return [
    createEntry("doctors", doctorId, { name: `Dr. Planted at ${place}`, hospital, centerOfExcellence: "Planting" }),
    createEntry("departments", `Listing4Of${place}`, {
      departments: "General Medicine",
      hospital,
      doctors: [linkTo("Entry", doctorId)],
    }),
    createEntry("news", `News4Of${place}`, { headline: `Headline from ${place}`, hospitalName: hospital }),
    createEntry("careers", `Job4Of${place}`, { jobTitle: `Gardener at ${place}`, hospital }),
    createEntry("testimonials", `Review4Of${place}`, {
      reviewer: `Visitor of ${place}`,
      shortReview: review,
      testimonialContent: review,
      hospital,
    }),
  ];
}
