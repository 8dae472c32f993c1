/** The controls of the job application, by their names on the wire; the resume comes apart from them. */
export const JOB_APPLICATION_CONTROLS = ["name", "email", "contactNumber", "experience", "job"] as const;
