/**
 * Texts that tell a patient what to do, by their place in the catalogue: in another language than the first, each
 * counts as unreviewed until a doctor has read it.
 */
export const needsReview = [
  "pages.appointment.doNotSend",
  "pages.appointment.emergencyNow",
  "pages.choose.title.emergency",
  "pages.departments.inEmergency",
  "pages.departments.noAppointment",
  "pages.departments.noCasualty",
  "pages.departments.walkIn",
  "pages.emergencyCalls.doNotWait",
  "pages.emergencyCalls.nearest",
  "pages.emergencyCalls.own",
  "pages.home.haveReady",
  "pages.home.ready",
  "pages.home.urgent",
  "pages.search.danger",
  "pages.search.dangerAdvice",
  "pages.search.dangerElsewhere",
  "pages.search.distress",
  "pages.search.distressAdvice",
  "pages.search.distressElsewhere",
  "server.answers.mails.receipt.emergency",
  "server.answers.mails.visit.bring",
  "server.answers.mails.visit.toBring",
  "server.answers.office.reasons.casualty",
  "server.answers.patient.answerLate",
  "server.answers.patient.emergency",
  "server.answers.patient.notBooked",
  "server.boards.notConfirmed",
];
