/** File, title of a test in it, numbers of the statements that it covers. */
export type Coverage = Record<string, Record<string, readonly number[]>>;

/**
 * The tests that fail when a statement of docs/specification breaks. Titles are as in the source, with the placeholders
 * of templates and tables: who renames a test renames it here.
 */
export const COVERAGE: Coverage = {
  "app/features/appointment/appointment-check.test.ts": {
    "the request has exactly the ten keys, with numbers as numbers and names as text": [203, 204, 239],
    "a disabled doctor select, no date and no OP number do not block it": [247],
    "the date is compared with today": [249],
  },
  "app/features/careers/careers-page.test.tsx": {
    "%i vacancies read %s": [177],
  },
  "app/features/facilities/facility-page.test.tsx": {
    "a missing facility has the fallback sentence as title and as description and keeps the list": [281],
  },
  "app/features/layout/shell.test.ts": {
    "three hospitals have three distinct sets of contact details": [212],
  },
  "app/routes/hospital/appointment-form.test.ts": {
    "the form offers the listings under the site's names, and its day is India's": [200],
  },
  "app/ui/form/send-form.test.ts": {
    "status %i is a success": [267],
    "status %i is a failure": [268],
    "a refused connection is a failure": [268],
    "a server that does not respond in time is a failure": [268],
  },
  "site/content/create-content.server.test.ts": {
    "a department shows the first ten doctors of its newest listing": [71],
    "news is complete and newest first": [195, 275],
    "everything with a page of its own is listed by id, with the day it was published": [195],
    "one doctor has all fields, without the missing ones": [196],
    "the requested number of doctors is returned, with the total": [197],
    "never see each other's lists": [198, 199, 226],
    "listings without doctors are left out, the others are sorted by name": [200],
    "a listing returns its doctors' names, without drafts": [201],
    "jobs are complete and newest first": [275],
    "testimonials are sorted by descending id and show whether there is more to read": [275],
  },
  "site/content/entries/all-queries.server.test.ts": {
    "%s fits the content model and reads only": [198, 199, 202],
  },
  "site/content/fetch/send-query.server.test.ts": {
    "a null beside errors is a failure, whatever else came: %j": [163, 279],
    "refuses the token, which no message repeats": [202],
  },
  "site/content/transform/rich-text.test.ts": {
    "assets are found by their id and carry what describes them, an unresolved one is left out": [172],
  },
  "site/hospitals/build-hospital.test.ts": {
    "the query name of %s is %s": [70],
  },
  "site/hospitals/load-site.server.test.ts": {
    "%s says %j": [74],
    "have three different descriptions": [147],
  },
  "server/forms/forms.test.ts": {
    "%s responds to every malformed body with a 4xx problem document and stores nothing": [270],
  },
  "server/create-server.test.ts": {
    "%s is refused and nothing is handed on": [270],
  },
  "outbox/create-submissions.test.ts": {
    "the hospital may be named %j": [211],
    "is ignored and mentioned in the log without its address": [271],
  },
  "forms/appointment.test.ts": {
    "a filled form becomes the payload of the specification": [205],
    "the rules fail in the order of the specification, one at a time": [240],
    "doctor, date and OP number may stay empty": [247],
  },
  "forms/job-application.test.ts": {
    "a filled form becomes the fields of the specification": [239],
    "an e-mail of any form is accepted": [257],
    "%j is refused": [260],
    "called %j is refused": [262],
  },
  "outbox/mail/render-mail.test.ts": {
    "an appointment mail says first what to do, then everything else": [263],
    "a contact mail sets the visitor's words apart": [264],
    "nothing in a header holds a line break, whatever the store holds": [272],
    "no field can add markup or a link": [272],
  },
  "outbox/start-mail-worker.test.ts": {
    "a stored request is mailed at once to its hospital, with the patient to reply to": [263],
    "an application arrives with its resume byte for byte, under its own name": [265],
    "header lines and markup in a message stay text": [272],
  },
  "tests/accessibility/axe.spec.ts": {
    "${address} breaks no rule, fits the screen and can be touched": [291],
  },
  "tests/accessibility/keyboard.spec.ts": {
    "the lightbox opens with Enter, is walked with arrows, closes with Esc and gives the focus back": [235, 292],
    "menus open with Enter, are walked with Tab, close with Esc and give the focus back": [292],
    "carousel and slider are moved with their buttons and with arrow keys": [292],
    "an appointment is requested without touching the mouse": [292],
    "every stop of the home page at ${width} × ${height} is visible and uncovered, forwards and backwards": [292],
  },
  "tests/e2e/about-and-contact.spec.ts": {
    "About us of ${place} has header, description, messages marked as samples, and the stats": [145, 146],
    "no two hospitals share a word about themselves, a map or a number to call": [147, 191],
    "the contact page of ${place} has its own address, numbers, form, map and stats": [190, 191, 192, 193],
    "the appointment page of ${place} has its form, its concierge's number and its facilities": [194],
  },
  "tests/e2e/appointment-form.spec.ts": {
    "one request with exactly the ten keys is sent, however often submit is pressed": [
      203, 214, 215, 219, 244, 267, 269,
    ],
    "the home page's form says so in its own words": [216],
    "${failure} shows nothing, keeps what was typed, and a second try can succeed": [220, 221, 277],
    "the message shows for 1 s, then the field has focus and mark, and 2 s after the error the mark is gone": [
      222, 223, 224, 276, 283,
    ],
    "the checks run in their order, one message at a time, and send nothing": [
      222, 225, 236, 237, 238, 240, 241, 242, 243, 245, 246, 283,
    ],
    "the doctor select waits for a department and forgets the doctor with it": [227, 228, 229],
    "a late response for an earlier department never shows": [230],
    "the OP number's field says that it may stay empty": [248],
    "the date picker refuses dates before today in India": [249],
  },
  "tests/e2e/appointment-journey.spec.ts": {
    "a patient walks from the landing page to a sent request at ${place}": [206, 217, 266, 271],
  },
  "tests/e2e/careers.spec.ts": {
    "the jobs of ${place} are counted in the heading and come newest first, each with its lines and link": [
      174, 175, 176,
    ],
    "a job of ${place} is titled with its vacancies and shows its texts, lists and experience": [177, 178],
    "'Apply Now' of ${place} opens the application form on the same page, whatever the vacancies": [179],
  },
  "tests/e2e/common-layout.spec.ts": {
    "the header of ${place} carries emblem, name, title and year, and its menu the twelve entries in order": [
      122, 123, 124, 125, 126, 127, 128, 287,
    ],
    "walking from hospital to hospital changes header, menus, footer, booking and all four icons": [
      128, 140, 141, 142, 143, 144,
    ],
    "where no hospital is current the Our Hospitals menu begins with 'something went wrong'": [129],
    "on the group's pages the Our Hospitals menu lists the hospitals and nothing else": [129],
    "an open menu takes at most 80 % of a ${width} × ${height} window, and its last entry can be reached": [130, 286],
    "at ${width} px the header of ${place} becomes a fixed bar once its marker has left; nothing jumps or hides under it":
      [131],
    "the footer of ${place} holds its links, address, numbers and the copyright line": [
      132, 133, 134, 135, 136, 137, 287,
    ],
    "the contact band is on every page of ${place} but the contact page": [138, 139],
    "WhatsApp, Facebook, phone and e-mail are in reach on every page at every width": [141],
  },
  "tests/e2e/contact-form.spec.ts": {
    "a message to ${name} has exactly the seven keys, and reaches its office and no other": [
      207, 218, 219, 238, 264, 266, 269,
    ],
    "${failure} shows nothing in the form, clears the console, keeps what was typed, and a second try can succeed": [
      220, 221, 277,
    ],
    "validation messages show in order, one at a time, and nothing is sent; the message may stay empty": [
      225, 237, 250, 251, 252, 253, 254,
    ],
    "the browser's own bubbles never appear, every field has a label, and the keyboards fit": [236],
  },
  "tests/e2e/contact-sets.spec.ts": {
    "no page of ${place} holds a number or an address of another hospital": [288],
  },
  "tests/e2e/content-source.spec.ts": {
    "the string by which a hospital's content is found is data": [2],
    "all content comes from the service that is set, and each hospital shows its own alone": [3, 15],
    "with a token that the service does not know no content comes": [3],
    "a detail page queries the id exactly as in the address, and shows no other hospital's entry": [15, 44],
    "hospitals without content say so on each list": [282],
  },
  "tests/e2e/content-states.spec.ts": {
    "${path} of every hospital says '${empty}', without an alert, when there is nothing and when the service fails": [
      154, 155, 171, 176, 186, 280,
    ],
    "${path} of ${place} reached by a link shows '${empty}' and no dialog in an outage, and items after it": [
      155, 171, 176, 186,
    ],
    "${path} of ${place} shows a loader, then its items": [156, 213],
    "a doctor who is unavailable raises an alert with the errors, in a dialog and on the page": [163, 279],
    "a doctor with errors is shown below an alert with them": [163, 279],
    "${path} of every hospital that is unavailable says so without an alert, and is 503": [280],
  },
  "tests/e2e/crawl.spec.ts": {
    "a crawl over every page of ${place} finds no dead link, no complaint of the browser and nothing too wide": [
      5, 6, 45, 49, 133, 289, 290, 291, 293,
    ],
    "a crawl over the group's own pages finds no dead link, no complaint of the browser and nothing too wide": [
      289, 290, 291, 293,
    ],
  },
  "tests/e2e/department-doctors.spec.ts": {
    "each doctor's card of a department of ${place} shows photo, name, center of excellence and the link to book": [
      67, 68,
    ],
    "a department of ${place} queries ten doctors of its own listing, by the title-cased slug": [69, 70, 284],
    "of two listings with one name only the first one's doctors are shown": [71],
    "a doctor without a picture has a drawn figure on the card, in a department and in the list": [77],
  },
  "tests/e2e/department-journey.spec.ts": {
    "every department page of ${place} has its texts, its team and the figures": [64, 66, 76],
    "from ${base}/department/${slug} the form opens with the department chosen, from a card with its doctor": [68],
    "a department without doctors shows its texts, no card, whom to ask, and can be booked": [66, 73],
    "the departments page of ${place} has a header, a card for each department and the figures": [76],
  },
  "tests/e2e/department-states.spec.ts": {
    "a department page shows a loader, then its doctors": [72],
    "a department page of every hospital is complete, without cards and without a message, when doctors are unavailable":
      [73],
    "the home page shows a loader, and without reviews slides in which the hospital speaks itself": [117],
    "the form of every hospital offers all its departments when the listings are unavailable": [226],
  },
  "tests/e2e/departments.spec.ts": {
    "of the 25 departments ${place} opens those it has, and shows the not-found page for the others": [
      55, 57, 59, 61, 62,
    ],
    "the Departments menu of ${place} lists exactly its departments, each with its own address": [
      56, 58, 59, 60, 61, 63,
    ],
    "each department page of ${place} carries its name, and services where the specification asks for them": [64, 65],
    "${place} says when care is there: 24x7 emergency, radiology and cardiac care, immunization six days a week": [74],
    "a cardiac page carries the note on the lab that was expected by December 2018": [75],
  },
  "tests/e2e/doctors.spec.ts": {
    "the doctors of ${place} come six at a time, each with name, center of excellence, picture and details": [
      148, 149, 150, 151, 152, 284,
    ],
    "while more doctors load the cards stay, and a loader replaces the button": [152, 156],
    "a doctor's page of ${place} shows all that is known, without a heading for what is not": [
      157, 158, 159, 160, 161, 162,
    ],
  },
  "tests/e2e/every-page.spec.ts": {
    "an unmatched top-level address shows the neutral not-found page with status 404": [46, 54],
    "addresses that ${hospital.place} does not have are 404 inside its layout": [47, 54],
    "the redirect page says 'loading...' and leads to the landing page": [48],
    "every routed address of ${hospital.place} responds with its own title": [51, 52, 54],
  },
  "tests/e2e/facilities.spec.ts": {
    "of the 18 facilities ${place} opens those it has, and shows the fallback for the others": [78, 85, 87, 89],
    "facility pages of ${place} open at slugs with slash, comma and ampersand, raw and encoded": [79, 80, 81, 82, 83],
    "the Facilities menu of ${place} lists exactly its facilities, each with its literal address": [84, 85, 86, 88],
    "every facility page of ${place} has title, description and side list in one layout, and its figures": [
      90, 93, 96, 99, 100, 101, 102, 103, 104, 105,
    ],
    "an entry without paragraphs shows its title and description and no empty box": [91],
    "the health checkup of ${place} highlights its enquiry line in red and bold, by day and by night": [92, 106],
    "the side list leads from one facility to the next without a reload, and no paragraph stays behind": [94],
    "a facility that ${place} does not have shows the fallback sentence as title and as description": [95],
    "the side list of ${place} names its facilities by their slugs and marks the one that is open, and no other": [
      96, 97, 98,
    ],
    "the enquiry line of the health checkup differs between Alappuzha and Punalur": [106],
  },
  "tests/e2e/gallery.spec.ts": {
    "the gallery of ${place} shows its photos, each loaded, entering 150 ms × (place + 3) after the page": [
      164, 166, 167,
    ],
    "a click opens that photo in the one lightbox, and its button closes it": [165],
    "a visitor who prefers less motion sees the photos at once": [166],
  },
  "tests/e2e/home.spec.ts": {
    "the home page of ${place} has its sections with the counts and targets of the specification": [
      107, 108, 110, 111, 112, 113, 114, 115, 116,
    ],
    "the appointment form on the home page of ${place} sends to its mailbox": [109],
    "${place} shows three, two or one testimonials, by the window's width, without a reload": [
      117, 118, 119, 120, 121, 285,
    ],
  },
  "tests/e2e/hospital-pages.spec.ts": {
    "pages of ${place} open by their address and once more when they are loaded again": [
      10, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 122, 124, 125, 132, 140, 141, 287,
    ],
    "an entry of ${list} has a page of its own under its id to the letter": [40, 41, 42, 43, 44],
  },
  "tests/e2e/job-application.spec.ts": {
    "the request holds exactly the nine parts, the subject spelled as it always was": [208, 209, 210],
    "validation messages show in order, one at a time, and disappear by themselves": [
      223, 224, 255, 256, 257, 258, 259, 260, 261, 262,
    ],
    "'Cancel' closes the form, and what was typed is there when it opens again": [231],
    "an application at ${place} reaches its office with the resume, and the page is marked as its hospital does": [
      232, 233, 234, 265, 266, 269, 273,
    ],
    "the form closes 2 s after the application was sent": [232, 283],
    "a failed send alerts 'something went wrong', keeps the form, and a second try succeeds under the same key": [
      274, 278,
    ],
  },
  "tests/e2e/landing.spec.ts": {
    "the landing page offers the three hospitals in order under 'Our Hospitals'": [8, 17, 18, 19, 20, 21],
    "the nursing college opens its own site in a new tab": [22, 23],
    "'Awesome Facilities' holds exactly six boxes": [24],
    "at ${width} px the header is a fixed bar once the page's heading has left, and lets go on the way back": [25],
    "the header names the group and a year, and every hospital is one link away": [26, 123],
  },
  "tests/e2e/list-sizes.spec.ts": {
    "'View more' does not show with six doctors, and shows once with seven": [153, 154],
    "the heading counts the jobs: one, two or none": [174],
  },
  "tests/e2e/news.spec.ts": {
    "the news of ${place} come newest first, each with its thumbnail, lines, date and link": [168, 169],
    "important numbers and the link to an appointment are beside the news of ${place}": [170],
    "an article of ${place} shows its whole rich text, with contact links and an appointment box beside it": [172, 173],
    "bold and italic words of an article are marked as such": [172],
  },
  "tests/e2e/offline-forms.spec.ts": {
    "three forms on two pages wait offline, and are all sent in order once online": [220, 277],
  },
  "tests/e2e/operator.spec.ts": {
    "the brand part of the addresses is a setting": [1],
  },
  "tests/e2e/purpose.spec.ts": {
    "two new visitors of ${place} get the same pages and forms, and no sign-in": [6, 7],
    "three hospitals are offered, the first under a brand of its own and the others under one they share": [8, 9],
    "${place} shows the motto, the four figures and what those who lead it say": [11, 12, 13],
    "the landing page carries the motto and the group's four figures": [11, 13],
  },
  "tests/e2e/settings.spec.ts": {
    "every name, number and address that a site is known by is data": [2],
    "a mailbox that is set when the site starts takes the place of the data's": [2],
    "are sent to the site itself": [4, 14],
    "are sent to another host where one is set, and that host lets this site's pages in": [4],
    "with no setting but port and folder the site starts, and no static page shows a value left open": [5],
  },
  "tests/e2e/testimonials.spec.ts": {
    "testimonials of ${place} are below heading and motto by descending id, each with its media and text": [
      180, 182, 184, 185, 186,
    ],
    "testimonials of ${place} are in three columns on wide screens, with media 200 px high": [181, 183, 286],
    "a testimonial of ${place} plays its video only when started, 350 px high, and has no player without one": [
      187, 188, 189, 286,
    ],
    "a testimonial is queried by its id, with the assets that its text links to": [188],
  },
  "tests/e2e/walk.spec.ts": {
    "every entry of the navigation of ${place} opens its page at the top, names the window and can be gone back from": [
      10, 49, 50, 51, 52, 53, 127,
    ],
  },
  "tests/faults/content-outage.spec.ts": {
    "without the content service from the start every page works with the texts of its hospital, empty lists and a working form":
      [16],
  },
};
