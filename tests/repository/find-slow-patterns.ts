import scslre from "scslre";
import { parseSync, Visitor } from "vite";

/** Regular expressions of a source file, and those of them that take more than linear time for some text. */
export interface PatternReport {
  count: number;
  slow: string[];
}

/**
 * Looks at every regular expression in the source; those built at run time are not seen. A pattern is
 * slow where two of its quantifiers can share a text in many ways, or where a search begins anew in each place of a
 * run.
 */
export function findSlowPatterns(file: string, source: string): PatternReport {
  const report: PatternReport = { count: 0, slow: [] };
  const { program } = parseSync(file, source);
  new Visitor({
    Literal(node) {
      if (!("regex" in node)) return;
      report.count += 1;
      const { pattern, flags } = node.regex;
      const { reports } = scslre.analyse({ source: pattern, flags }, { assumeRejectingSuffix: false });
      if (reports.length > 0) report.slow.push(`${file}: /${pattern}/${flags}`);
    },
  }).visit(program);
  return report;
}
