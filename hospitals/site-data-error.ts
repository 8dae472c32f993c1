/** One mistake in the data folder. */
export interface SiteDataProblem {
  /** File below the data folder, e.g. "hospitals/punalur/home.json". */
  file: string;
  /** Place in the file, e.g. "text.en.welcome.heading"; empty for the whole file. */
  path: string;
  /** What is wrong, to be read after file and path. */
  message: string;
}

/** The data folder cannot be used; the message lists every problem, one a line, each with file and path. */
export class SiteDataError extends Error {
  override name = "SiteDataError";
  readonly problems: SiteDataProblem[];

  constructor(problems: SiteDataProblem[]) {
    const lines = [...new Set(problems.map(describeProblem))];
    super(`The site's data cannot be used:\n${lines.map((line) => `  ${line}`).join("\n")}`);
    this.problems = problems;
  }
}

function describeProblem({ file, path, message }: SiteDataProblem): string {
  return path === "" ? `${file}: ${message}` : `${file}: ${path}: ${message}`;
}

/**
 * Waits for all of them and gives their values in order; rejects with one `SiteDataError` that holds the problems of
 * every one that failed, so that an operator sees all mistakes at once.
 */
export async function settleTogether<Values extends readonly unknown[]>(
  promises: readonly [...{ [Index in keyof Values]: Promise<Values[Index]> }],
): Promise<Values> {
  const settled = await Promise.allSettled(promises);
  const problems = settled.flatMap((result) => (result.status === "rejected" ? problemsOf(result.reason) : []));
  if (problems.length > 0) throw new SiteDataError(problems);
  return settled.map((result) => (result as PromiseFulfilledResult<unknown>).value) as unknown as Values;
}

function problemsOf(reason: unknown): SiteDataProblem[] {
  if (reason instanceof SiteDataError) return reason.problems;
  throw reason;
}
