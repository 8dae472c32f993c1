import { covers, type StatementCoverage } from "./coverage.ts";

const CREATE_CONTENT_TEST = "content/create-content.server.test.ts";
const QUERIES_TEST = "content/queries/queries.test.ts";
const LOAD_APPOINTMENT_FORM_TEST = "app/routes/hospital/load-appointment-form.test.ts";
const QUERY_CMS_TEST = "content/fetch/query-cms.server.test.ts";
const APPOINTMENT_FORM_SPEC = "tests/e2e/appointment-form.spec.ts";
const APPOINTMENT_REQUEST_TEST = "app/features/appointment/appointment-request.test.ts";
const APPOINTMENT_FORM_TEST = "submissions/forms/appointment-form.test.ts";
const APPOINTMENT_JOURNEY_SPEC = "tests/e2e/appointment-journey.spec.ts";
const CONTACT_FORM_SPEC = "tests/e2e/contact-form.spec.ts";
const JOB_APPLICATION_SPEC = "tests/e2e/job-application.spec.ts";
const CREATE_SUBMISSIONS_TEST = "submissions/create-submissions.test.ts";
const SHELL_TEST = "app/features/layout/shell.test.ts";
const CONTENT_STATES_SPEC = "tests/e2e/content-states.spec.ts";
const KEYBOARD_SPEC = "tests/accessibility/keyboard.spec.ts";
const JOB_APPLICATION_FORM_TEST = "submissions/forms/job-application-form.test.ts";
const START_MAIL_WORKER_TEST = "submissions/start-mail-worker.test.ts";
const RENDER_MAIL_TEST = "submissions/mail/render-mail.test.ts";
const POST_JSON_TEST = "app/ui/form/post-json.test.ts";
const CREATE_SERVER_TEST = "server/http/create-server.test.ts";
const MALFORMED_BODIES_TEST = "server/http/forms/malformed-bodies.test.ts";
const FACILITY_PAGE_TEST = "app/features/facilities/facility-page.test.tsx";

const newsComesNewestFirst = covers(CREATE_CONTENT_TEST, "news comes newest first and whole");
const neverSeeEachOthers = covers(CREATE_CONTENT_TEST, "never see each other's lists");
const sFitsContentModel = covers(QUERIES_TEST, "%s fits the content model and reads only");
const oneRequestSentHowever = covers(
  APPOINTMENT_FORM_SPEC,
  "one request is sent however often it is asked for, with exactly the ten keys",
);
const requestHasExactlyTen = covers(
  APPOINTMENT_REQUEST_TEST,
  "the request has exactly the ten keys, with numbers as numbers and names as text",
);
const patientWalksFromLanding = covers(
  APPOINTMENT_JOURNEY_SPEC,
  "a patient walks from the landing page to a sent request at ${place}",
);
const messageNameHasExactly = covers(
  CONTACT_FORM_SPEC,
  "a message to ${name} has exactly the seven keys, and reaches its office and no other",
);
const requestHoldsExactlyNine = covers(
  JOB_APPLICATION_SPEC,
  "the request holds exactly the nine parts, the subject spelled as it always was",
);
const failureShowsNothingKeeps = covers(
  APPOINTMENT_FORM_SPEC,
  "${failure} shows nothing, keeps what was typed, and a second try can succeed",
);
const failureShowsNothingClears = covers(
  CONTACT_FORM_SPEC,
  "${failure} shows nothing, clears the console, keeps what was typed, and a second try can succeed",
);
const messageShowsSField = covers(
  APPOINTMENT_FORM_SPEC,
  "the message shows for 1 s, then the field has focus and mark, and 2 s after the error the mark is gone",
);
const checksRunTheirOrder = covers(
  APPOINTMENT_FORM_SPEC,
  "the checks run in their order, one message at a time, and send nothing",
);
const rulesSpeakTheirOrder = covers(
  JOB_APPLICATION_SPEC,
  "the rules speak in their order, one at a time, and the reason goes as it came",
);
const rulesSpeakTheirOrderToo = covers(
  CONTACT_FORM_SPEC,
  "the rules speak in their order, one at a time, and send nothing; the message may stay empty",
);
const doctorSelectWaitsDepartment = covers(
  APPOINTMENT_FORM_SPEC,
  "the doctor select waits for a department and forgets the doctor with it",
);
const anApplicationAtPlace = covers(
  JOB_APPLICATION_SPEC,
  "an application at ${place} reaches its office with the resume, and the page is marked as its hospital does",
);
const failedSendAlertsSomething = covers(
  JOB_APPLICATION_SPEC,
  "a failed send alerts 'something went wrong', keeps the form, and a second try succeeds under the same key",
);

/** 195 to 281: payloads, states, rules, calls and errors. */
export default {
  195: [
    "ids are the entries' sys.id, dates their sys.publishedAt",
    newsComesNewestFirst,
    covers(CREATE_CONTENT_TEST, "everything with a page of its own is listed by id, with the day it was published"),
  ],
  196: [
    "a doctor is asked for with every field of the page",
    covers(CREATE_CONTENT_TEST, "one doctor comes whole, without what is missing"),
  ],
  197: [
    "the doctors' list gives total and items, by hospital and limit",
    covers(CREATE_CONTENT_TEST, "as many as asked for come, with the number of all"),
  ],
  198: ["news is filtered by hospitalName", neverSeeEachOthers, sFitsContentModel],
  199: ["jobs and testimonials are filtered by hospital", neverSeeEachOthers, sFitsContentModel],
  200: [
    "the select offers exactly the listings that have doctors",
    covers(CREATE_CONTENT_TEST, "listings without doctors are left out, the others come by name"),
    covers(LOAD_APPOINTMENT_FORM_TEST, "the form offers the content service's listings, and its day is India's"),
  ],
  201: [
    "the doctors of a listing are read by its id",
    covers(CREATE_CONTENT_TEST, "a listing gives its doctors' names, without drafts"),
  ],
  202: [
    "content is only read, with the token",
    sFitsContentModel,
    covers(QUERY_CMS_TEST, "refuses the token, which no message repeats"),
  ],
  203: ["an appointment request has exactly its ten keys", oneRequestSentHowever, requestHasExactlyTen],
  204: ["doctor and department travel as names", requestHasExactlyTen],
  205: [
    "the request's message is always empty",
    covers(APPOINTMENT_FORM_TEST, "a filled form becomes the payload of the specification"),
  ],
  206: ["`to` is the current hospital's receiving address", patientWalksFromLanding],
  207: ["a contact message has exactly its seven keys", messageNameHasExactly],
  208: ["a job application is multipart with exactly its nine parts", requestHoldsExactlyNine],
  209: ["its subject is 'New job application recieved'", requestHoldsExactlyNine],
  210: ["its job names the job applied for", requestHoldsExactlyNine],
  211: [
    "hospitals may be named by place, full name or code",
    covers(CREATE_SUBMISSIONS_TEST, "the hospital may be named %j"),
  ],
  212: [
    "WhatsApp numbers carry +91",
    covers(SHELL_TEST, "three hospitals have three distinct sets of contact details"),
  ],
  213: [
    "a content page asks on open, shows a loader, then items or its empty message",
    covers(CONTENT_STATES_SPEC, "${path} of ${place} shows a loader, then its items"),
  ],
  214: ["while sending the button reads 'Please wait' and is disabled", oneRequestSentHowever],
  215: ["while sending nothing more is sent", oneRequestSentHowever],
  216: [
    "the home form says 'appointment requested successfully'",
    covers(APPOINTMENT_FORM_SPEC, "the home page's form says so in its own words"),
  ],
  217: ["the appointment page says 'Your appointment request has been sent.'", patientWalksFromLanding],
  218: ["the contact form says 'Please wait, we will get back to you shortly'", messageNameHasExactly],
  219: ["after success the button stays disabled", oneRequestSentHowever, messageNameHasExactly],
  220: [
    "a failed send is silent, keeps everything, and can be repeated",
    failureShowsNothingKeeps,
    failureShowsNothingClears,
  ],
  221: ["a failed send clears the console", failureShowsNothingKeeps, failureShowsNothingClears],
  222: ["a refusal shows at once and sends nothing", messageShowsSField, checksRunTheirOrder],
  223: ["after 1 s the message is gone, the field has focus and mark", messageShowsSField, rulesSpeakTheirOrder],
  224: ["after 2 s the mark is gone", messageShowsSField, rulesSpeakTheirOrder],
  225: ["a refusal leaves the button usable", checksRunTheirOrder, rulesSpeakTheirOrderToo],
  226: [
    "an appointment form offers its own hospital's departments only",
    neverSeeEachOthers,
    covers(
      "tests/e2e/department-states.spec.ts",
      "the form of every hospital offers all its departments when the listings cannot be had",
    ),
  ],
  227: ["without a department the doctor select is disabled and reads 'Select Doctor'", doctorSelectWaitsDepartment],
  228: ["while doctors load it reads 'Please wait', then offers them", doctorSelectWaitsDepartment],
  229: ["clearing the department clears the doctor", doctorSelectWaitsDepartment],
  230: [
    "a late answer of an earlier department never shows",
    covers(APPOINTMENT_FORM_SPEC, "a late answer for an earlier department never shows"),
  ],
  231: [
    "'Apply Now' toggles the form, 'Cancel' closes it",
    covers(JOB_APPLICATION_SPEC, "'Cancel' closes the form, and what was typed is there when it opens again"),
  ],
  232: [
    "after success the text shows, the page is marked, the form closes after 2 s",
    anApplicationAtPlace,
    covers(JOB_APPLICATION_SPEC, "the form closes 2 s after the application was sent"),
  ],
  233: ["at Alappuzha and Punalur the button then reads 'Applied' and does nothing", anApplicationAtPlace],
  234: ["at Kozhencherry it still reads 'Apply Now'", anApplicationAtPlace],
  235: [
    "the lightbox is open or closed",
    covers(
      KEYBOARD_SPEC,
      "the lightbox opens with Enter, is walked with arrows, closes with Esc and gives the focus back",
    ),
  ],
  236: [
    "the browser's own bubbles never appear",
    covers(CONTACT_FORM_SPEC, "the browser's own bubbles never appear, every field has a label, and the keyboards fit"),
    checksRunTheirOrder,
  ],
  237: ["exactly one message at a time", checksRunTheirOrder, rulesSpeakTheirOrderToo],
  238: ["texts are trimmed", checksRunTheirOrder, messageNameHasExactly],
  239: [
    "phone, OP number and experience travel as numbers",
    requestHasExactlyTen,
    covers(JOB_APPLICATION_FORM_TEST, "a filled form becomes the fields of the specification"),
  ],
  240: [
    "'Select a department'",
    checksRunTheirOrder,
    covers(APPOINTMENT_FORM_TEST, "the rules fail in the order of the specification, one at a time"),
  ],
  241: ["'Enter your name'", checksRunTheirOrder],
  242: ["'Enter your email-address'", checksRunTheirOrder],
  243: ["'Enter valid email-address'", checksRunTheirOrder],
  244: ["an upper-case address is taken", oneRequestSentHowever],
  245: ["'Enter your contact number'", checksRunTheirOrder],
  246: ["'Enter valid contact number'", checksRunTheirOrder],
  247: [
    "doctor, date and OP number may be empty",
    covers(APPOINTMENT_FORM_TEST, "doctor, date and OP number may stay empty"),
    covers(APPOINTMENT_REQUEST_TEST, "a disabled doctor select, no date and no OP number do not block it"),
  ],
  248: [
    "the label reads 'OP Number (If any)'",
    covers(APPOINTMENT_FORM_SPEC, "the OP number's field says that it may stay empty"),
  ],
  249: [
    "the date picker refuses days before today in India",
    covers(APPOINTMENT_FORM_SPEC, "the date picker refuses dates before today in India"),
    covers(APPOINTMENT_REQUEST_TEST, "the date is compared with the day in India"),
  ],
  250: ["contact: 'Enter your name'", rulesSpeakTheirOrderToo],
  251: ["contact: the two e-mail messages", rulesSpeakTheirOrderToo],
  252: ["contact: the two contact number messages", rulesSpeakTheirOrderToo],
  253: ["contact: 'Enter the subject'", rulesSpeakTheirOrderToo],
  254: ["contact: the message may be empty", rulesSpeakTheirOrderToo],
  255: ["job: 'Enter your name'", rulesSpeakTheirOrder],
  256: ["job: 'Enter your email'", rulesSpeakTheirOrder],
  257: [
    "job: no check of the e-mail's form",
    rulesSpeakTheirOrder,
    covers(JOB_APPLICATION_FORM_TEST, "an e-mail of any form is taken"),
  ],
  258: ["job: 'Enter your contact Number'", rulesSpeakTheirOrder],
  259: ["job: 'Enter valid contact number'", rulesSpeakTheirOrder],
  260: [
    "job: 'Enter your experience in years'",
    rulesSpeakTheirOrder,
    covers(JOB_APPLICATION_FORM_TEST, "%j is refused"),
  ],
  261: ["job: 'Select your resume'", rulesSpeakTheirOrder],
  262: [
    "the file control offers pdf, doc and docx only",
    rulesSpeakTheirOrder,
    covers(JOB_APPLICATION_FORM_TEST, "called %j is refused"),
  ],
  263: [
    "an appointment request becomes one mail with every field",
    covers(START_MAIL_WORKER_TEST, "a stored request is mailed at once to its hospital, with the patient to reply to"),
    covers(RENDER_MAIL_TEST, "an appointment mail tells the office everything at a glance"),
  ],
  264: [
    "a contact message becomes one mail",
    messageNameHasExactly,
    covers(RENDER_MAIL_TEST, "a contact mail sets the visitor's words apart"),
  ],
  265: [
    "an application becomes one mail with the resume unchanged",
    anApplicationAtPlace,
    covers(START_MAIL_WORKER_TEST, "an application arrives with its resume byte for byte, under its own name"),
  ],
  266: [
    "mails of three hospitals go to three addresses",
    messageNameHasExactly,
    patientWalksFromLanding,
    anApplicationAtPlace,
  ],
  267: [
    "any 2xx is a success, whatever its body",
    covers(POST_JSON_TEST, "status %i is a success"),
    oneRequestSentHowever,
  ],
  268: [
    "other answers, time-outs and refused connections are failures",
    covers(POST_JSON_TEST, "status %i is a failure"),
    covers(POST_JSON_TEST, "a refused connection is a failure"),
    covers(POST_JSON_TEST, "a server that does not answer in time is a failure"),
  ],
  269: ["exactly those paths, by POST", messageNameHasExactly, anApplicationAtPlace, oneRequestSentHowever],
  270: [
    "GET is refused, malformed bodies are 4xx, without crash or mail",
    covers(CREATE_SERVER_TEST, "%s is refused and nothing is handed on"),
    covers(MALFORMED_BODIES_TEST, "%s answers every malformed body with a 4xx problem document and stores nothing"),
  ],
  271: [
    "nobody can choose the recipient",
    covers(CREATE_SUBMISSIONS_TEST, "is ignored and mentioned in the log without its address"),
    patientWalksFromLanding,
  ],
  272: [
    "no header can be injected, markup arrives escaped",
    covers(START_MAIL_WORKER_TEST, "header lines and markup in a message stay text"),
    covers(RENDER_MAIL_TEST, "nothing in a header holds a line break, whatever the store holds"),
    covers(RENDER_MAIL_TEST, "no field can add markup or a link"),
  ],
  273: ["a sent application says so", anApplicationAtPlace],
  274: ["a failed application alerts 'something went wrong' and stays usable", failedSendAlertsSomething],
  275: [
    "details are asked for with their linked files",
    newsComesNewestFirst,
    covers(CREATE_CONTENT_TEST, "jobs come newest first and whole"),
    covers(CREATE_CONTENT_TEST, "testimonials come by descending id and tell whether there is more to read"),
  ],
  276: ["appointment and contact refusals show 1 s, then focus and mark", messageShowsSField],
  277: ["a failed appointment or contact send shows nothing", failureShowsNothingKeeps, failureShowsNothingClears],
  278: ["a failed application alerts 'something went wrong'", failedSendAlertsSomething],
  279: [
    "a doctor who cannot be had raises the alert with the errors",
    covers(
      CONTENT_STATES_SPEC,
      "a doctor of ${place} who cannot be had raises an alert with the errors, in a dialog and on the page",
    ),
  ],
  280: [
    "other content errors raise no alert; lists stay empty",
    covers(
      CONTENT_STATES_SPEC,
      "${path} of every hospital says '${empty}', without an alert, when there is nothing and when the service fails",
    ),
    covers(
      CONTENT_STATES_SPEC,
      "${path} of every hospital that cannot be had says so calmly, without an alert, and answers 503",
    ),
  ],
  281: [
    "a facility without content shows the fallback sentence twice",
    covers(
      FACILITY_PAGE_TEST,
      "a missing facility has the fallback sentence as title and as description and keeps the list",
    ),
  ],
} satisfies StatementCoverage;
