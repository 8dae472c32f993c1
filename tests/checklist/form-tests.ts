import { covers } from "./coverage.ts";

export const CREATE_CONTENT_TEST = "content/create-content.server.test.ts";
const QUERIES_TEST = "content/entries/all-queries.server.test.ts";
export const LOAD_APPOINTMENT_FORM_TEST = "app/routes/hospital/load-appointment-form.test.ts";
export const QUERY_CMS_TEST = "content/fetch/send-query.server.test.ts";
export const APPOINTMENT_FORM_SPEC = "tests/e2e/appointment-form.spec.ts";
export const APPOINTMENT_REQUEST_TEST = "app/features/appointment/appointment-form-data.test.ts";
export const APPOINTMENT_FORM_TEST = "submissions/forms/appointment.test.ts";
const APPOINTMENT_JOURNEY_SPEC = "tests/e2e/appointment-journey.spec.ts";
export const CONTACT_FORM_SPEC = "tests/e2e/contact-form.spec.ts";
export const JOB_APPLICATION_SPEC = "tests/e2e/job-application.spec.ts";
export const CREATE_SUBMISSIONS_TEST = "submissions/create-submissions.test.ts";
export const SHELL_TEST = "app/features/layout/shell.test.ts";
export const CONTENT_STATES_SPEC = "tests/e2e/content-states.spec.ts";
export const KEYBOARD_SPEC = "tests/accessibility/keyboard.spec.ts";
export const JOB_APPLICATION_FORM_TEST = "submissions/forms/job-application.test.ts";
export const START_MAIL_WORKER_TEST = "submissions/start-mail-worker.test.ts";
export const RENDER_MAIL_TEST = "submissions/mail/render-mail.test.ts";
export const POST_JSON_TEST = "app/ui/form/post-json.test.ts";
export const CREATE_SERVER_TEST = "server/http/create-server.test.ts";
export const MALFORMED_BODIES_TEST = "server/forms/forms-api.test.ts";
export const FACILITY_PAGE_TEST = "app/features/facilities/facility-page.test.tsx";

export const newsComesNewestFirst = covers(CREATE_CONTENT_TEST, "news comes newest first and whole");
export const neverSeeEachOthers = covers(CREATE_CONTENT_TEST, "never see each other's lists");
export const sFitsContentModel = covers(QUERIES_TEST, "%s fits the content model and reads only");
export const oneRequestSentHowever = covers(
  APPOINTMENT_FORM_SPEC,
  "one request is sent however often it is asked for, with exactly the ten keys",
);
export const requestHasExactlyTen = covers(
  APPOINTMENT_REQUEST_TEST,
  "the request has exactly the ten keys, with numbers as numbers and names as text",
);
export const patientWalksFromLanding = covers(
  APPOINTMENT_JOURNEY_SPEC,
  "a patient walks from the landing page to a sent request at ${place}",
);
export const messageNameHasExactly = covers(
  CONTACT_FORM_SPEC,
  "a message to ${name} has exactly the seven keys, and reaches its office and no other",
);
export const requestHoldsExactlyNine = covers(
  JOB_APPLICATION_SPEC,
  "the request holds exactly the nine parts, the subject spelled as it always was",
);
export const failureShowsNothingKeeps = covers(
  APPOINTMENT_FORM_SPEC,
  "${failure} shows nothing, keeps what was typed, and a second try can succeed",
);
export const failureShowsNothingClears = covers(
  CONTACT_FORM_SPEC,
  "${failure} shows nothing in the form, clears the console, keeps what was typed, and a second try can succeed",
);
export const threeFormsWait = covers(
  "tests/e2e/offline-forms.spec.ts",
  "three forms on two pages wait without a network, and all go out in order when it is back",
);
export const messageShowsSField = covers(
  APPOINTMENT_FORM_SPEC,
  "the message shows for 1 s, then the field has focus and mark, and 2 s after the error the mark is gone",
);
export const checksRunTheirOrder = covers(
  APPOINTMENT_FORM_SPEC,
  "the checks run in their order, one message at a time, and send nothing",
);
export const rulesSpeakTheirOrder = covers(
  JOB_APPLICATION_SPEC,
  "the rules speak in their order, one at a time, and the reason goes as it came",
);
export const rulesSpeakTheirOrderToo = covers(
  CONTACT_FORM_SPEC,
  "the rules speak in their order, one at a time, and send nothing; the message may stay empty",
);
export const doctorSelectWaitsDepartment = covers(
  APPOINTMENT_FORM_SPEC,
  "the doctor select waits for a department and forgets the doctor with it",
);
export const anApplicationAtPlace = covers(
  JOB_APPLICATION_SPEC,
  "an application at ${place} reaches its office with the resume, and the page is marked as its hospital does",
);
export const failedSendAlertsSomething = covers(
  JOB_APPLICATION_SPEC,
  "a failed send alerts 'something went wrong', keeps the form, and a second try succeeds under the same key",
);

/** 195 to 281: payloads, states, rules, calls and errors. */
