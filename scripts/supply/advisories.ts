/** The result of `npm audit --json`: vulnerabilities by package, or a registry without advisories. */
export type Audit = { kind: 'skipped'; why: string } | { kind: 'read'; problems: string[] };

const grave: ReadonlySet<string> = new Set(['moderate', 'high', 'critical']);

/**
 * Parses the output of `npm audit --json`. Anything but a list of vulnerabilities means that the registry was not
 * reachable.
 */
export function readAudit(text: string): Audit {
  const answer = parsed(text);
  if (!isReport(answer)) return { kind: 'skipped', why: 'the package registry has no advisories to ask' };
  const problems = Object.values(answer.vulnerabilities).flatMap(({ name, severity, range }) =>
    grave.has(severity) ? [`${name} ${range}: ${severity}`] : [],
  );
  return { kind: 'read', problems };
}

/**
 * The problems of an audit. An audit that could not be made is a problem where it is required, as in CI and before a
 * release.
 */
export function auditProblems(audit: Audit, mustBeMade: boolean): readonly string[] {
  if (audit.kind === 'read') return audit.problems;
  return mustBeMade ? [`The known faults must be asked for, and were not: ${audit.why}.`] : [];
}

interface Report {
  vulnerabilities: Record<string, { name: string; severity: string; range: string }>;
}

const isReport = (answer: unknown): answer is Report =>
  typeof answer === 'object' &&
  answer !== null &&
  'vulnerabilities' in answer &&
  typeof answer.vulnerabilities === 'object' &&
  answer.vulnerabilities !== null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
