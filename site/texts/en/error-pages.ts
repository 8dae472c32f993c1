/** Pages without the site around them, for requests that fail. */
export const errorPages = {
  titles: {
    "bad-request": "Sorry, we did not understand that request",
    "cross-site": "This form came from another website",
    "not-found": "Page not found",
    "method-not-allowed": "This page cannot take what you sent",
    "too-large": "What you sent is too large",
    "unsupported-media-type": "We cannot read what you sent",
    "wrong-host": "This is not the address of our website",
    "too-many-requests": "Too many forms are coming from your internet connection",
    "internal-error": "Sorry, something went wrong",
    unavailable: "Sorry, we cannot do this now",
  },
  tryLater: "Try again in a moment, or call us.",
  tryAgain: "Try again",
  formLost: "We did not get your form. Go back in your browser: what you typed should still be there. Or call us.",
  fileTooLarge: (megabytes: number) =>
    `Your file is larger than ${megabytes} MB, so we did not get your form. Go back in your browser and choose a smaller file: what you typed should still be there. Or call us.`,
  keptForm:
    "We did not get your form yet. What you typed is saved on this page. Wait a minute, then press the button. Or call us.",
  toForm: "Open an empty form",
  sendAgain: "Send again",
  otherHost: "This page is on our own website. Use the link, or call us.",
  toPage: "Go to the page",
  allHospitals: "All hospitals",
  busy: "Many people are using this website now",
  busyPage: "Wait a few seconds, then try again. Or call us.",
  busyForm: "We did not get your form. Wait a few seconds, go back in your browser and send it again. Or call us.",
  outage: "Our website is not available just now",
  outagePage: [
    "Try again in a minute, or call us.",
    "If you were sending a form, we may not have it. Go back in your browser and send it again. What you typed should still be there.",
  ],
  notFoundHint: "Check the web address, or call us.",
  waitAMinute: (numbers: string) => `Wait a minute and send it again, or call us. ${numbers}`,
};

/** What is wrong with a request, for programs and for whoever they show it to. */
export const problems = {
  "bad-request": "The request could not be understood",
  "invalid-fields": "A field is missing or wrong",
  "preview-secret": "The secret of the preview is missing or wrong",
  "cross-site": "The request came from another site",
  "not-verified": "The sender could not be verified",
  "not-found": "There is nothing here",
  "method-not-allowed": "The address does not take this method",
  "request-timeout": "The request did not arrive in time",
  "requests-paused": "No requests are taken for this at the moment",
  "idempotency-conflict": "The Idempotency-Key came with other content before",
  "too-large": "The request is too large",
  "unsupported-media-type": "This kind of content is not taken here",
  "wrong-host": "This site is not served under that name",
  "too-many-requests": "Too many forms are coming from your connection",
  "headers-too-large": "The request's headers are too large",
  "internal-error": "Something went wrong on our side",
  "content-unavailable": "The content service does not respond",
  unavailable: "The request could not be stored",
};

/** What is wrong with a part of one, behind the part's name. */
export const partProblems = {
  key: "Use 1 to 255 letters, digits and signs",
  twice: "Send this field once",
  notText: "Send this as text, not as a file",
  noFile: "Select your resume",
  textTooLong: "This text is too long",
  fileTooLarge: "This file is too large",
};
