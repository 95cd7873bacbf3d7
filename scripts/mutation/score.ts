/** The share of the mutants that tests must find. */
export const enough = 0.85;

/** The outcome of one fault, as Stryker tells it. */
export interface Outcome {
  readonly fileName: string;
  readonly location: { readonly start: { readonly line: number } };
  readonly mutatorName: string;
  readonly replacement?: string | undefined;
  readonly status: string;
}

/** The number of mutants of a folder, and of those that its tests found. */
export interface Score {
  readonly killed: number;
  readonly total: number;
  readonly isEnough: boolean;
  /** The mutants that no test found, each by its position and its replacement. */
  readonly survivors: readonly string[];
}

const found = new Set(['Killed', 'Timeout']);
const missed = new Set(['Survived', 'NoCoverage']);

/** The score of a run. A mutant that was ignored for a reason, or that could not be applied, does not count. */
export function scoreOf(outcomes: readonly Outcome[]): Score {
  const killed = outcomes.filter(({ status }) => found.has(status)).length;
  const survivors = outcomes.filter(({ status }) => missed.has(status)).map(survivorOf);
  const total = killed + survivors.length;
  return { killed, total, isEnough: killed >= total * enough && total > 0, survivors };
}

function survivorOf({ fileName, location, mutatorName, replacement = '', status }: Outcome): string {
  const file = fileName.replace(`${process.cwd()}/`, '');
  const note = status === 'NoCoverage' ? ' (no test runs it)' : '';
  return `${file}:${location.start.line} ${mutatorName}${note}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`;
}

/** A share of mutants, never rounded up. */
export const percent = (killed: number, total: number): string =>
  `${(Math.floor((1_000 * killed) / total) / 10).toFixed(1)} %`;

/** The line that is printed for a folder. */
export const lineOf = (name: string, { killed, total }: Score): string =>
  `${name.padEnd(28)}${`${killed}/${total}`.padStart(10)}  ${percent(killed, total)}`;
