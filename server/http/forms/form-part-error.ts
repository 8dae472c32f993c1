import type { ProblemName } from "../problem-types.ts";

type PartProblem = Extract<ProblemName, "invalid-fields" | "too-large">;

/** A field of a posted form cannot be taken. */
export class FormPartError extends Error {
  override name = "FormPartError";
  readonly problem: PartProblem;
  readonly field: string;

  constructor(problem: PartProblem, field: string, message: string) {
    super(message);
    this.problem = problem;
    this.field = field;
  }
}
