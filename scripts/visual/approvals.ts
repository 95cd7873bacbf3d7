import type { Finding, Mark, Results } from './finding.ts';
import { unknown } from './touched.ts';

/** The approvals of changed pictures: `tests/visual/approved.json`. */
export interface Approvals {
  approved: Mark[];
}

/** Tells whether a change was approved: the same story in the same mode, with the same pixels or the same code. */
export function isApproved(approvals: Approvals, finding: Mark): boolean {
  return approvals.approved.some(
    ({ story, mode, pixels, modules }) =>
      story === finding.story &&
      mode === finding.mode &&
      (pixels === finding.pixels || (modules === finding.modules && isWhole(modules))),
  );
}

/** A hash of modules has no meaning where a graph was missing. */
const isWhole = (modules: string) => !modules.includes(unknown);

/** The changes that no user has approved. */
export function unapproved({ findings }: Results, approvals: Approvals): Finding[] {
  return findings.filter((finding) => !isApproved(approvals, finding));
}

/** The exit code of a comparison: 1 when something changed without approval, or a state could not be shown. */
export const exitCode = (results: Results, approvals: Approvals): 0 | 1 =>
  unapproved(results, approvals).length + results.unplayed.length === 0 ? 0 : 1;

/** The approvals to keep: those of current changes. The other changes have been merged, or have changed again. */
export function marksFor({ findings }: Results, given: Approvals): Approvals {
  return {
    approved: findings
      .filter((finding) => isApproved(given, finding))
      .map(({ story, mode, pixels, modules }) => ({ story, mode, pixels, modules })),
  };
}

/** Reads a file of marks, which a page wrote and a user may have changed. */
export function readApprovals(text: string): Approvals {
  const value: unknown = JSON.parse(text);
  const marks = isRecord(value) ? value['approved'] : undefined;
  if (!Array.isArray(marks)) throw new Error('This is no file of marks: it has no list named "approved".');
  return { approved: marks.filter(isMark) };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isMark = (value: unknown): value is Mark =>
  isRecord(value) && ['story', 'mode', 'pixels', 'modules'].every((key) => typeof value[key] === 'string');
