/** The levels of adherence that a report may state, by their terms in `docs/accessibility.md`. */
export const adherenceLevels = {
  supports: 'supports',
  'partially supports': 'partially-supports',
  'does not support': 'does-not-support',
  'not applicable': 'not-applicable',
} as const;

/** A row of the table of `docs/accessibility.md`. */
export interface EvaluationRow {
  /** The cell that names the criteria. */
  title: string;
  /** The numbers of its criteria; "1.2.1 to 1.2.5" are all five. */
  numbers: readonly string[];
  level: (typeof adherenceLevels)[keyof typeof adherenceLevels];
  /** The means by which they are met, and the tests that prove it. */
  notes: string;
  /** The last cell: tests by their paths, "axe" or "inspection". */
  proof: string;
}

/** The rows of the table of criteria. A row of another shape is an error, so that none is lost. */
export function evaluationRows(document: string): readonly EvaluationRow[] {
  const rows = document.split('\n').filter((line) => /^\| \d/.test(line));
  return rows.map((row) => {
    const [title = '', level = '', means = '', proof = '', ...rest] = row.split('|').slice(1, -1).map(trimmed);
    if (!isLevel(level) || rest.length > 0) throw new Error(`docs/accessibility.md has a row of another shape: ${row}`);
    const notes = sentence(means) + (proof && ` Shown by: ${proof}.`);
    return { title, numbers: numbersIn(title), level: adherenceLevels[level], notes: notes.replaceAll('`', ''), proof };
  });
}

/** The methods of the evaluation: the paragraph under "Conformance". */
export function evaluationMethods(document: string): string {
  const [, section = ''] = /## Conformance\n\n([^|]+)\n\n\|/.exec(document) ?? [];
  return section.replaceAll('\n', ' ').replaceAll('`', '');
}

const isLevel = (word: string): word is keyof typeof adherenceLevels => Object.hasOwn(adherenceLevels, word);

const trimmed = (cell: string) => cell.trim();

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

function numbersIn(title: string): string[] {
  const [, guideline, first, last] = /^(\d\.\d)\.(\d+) to \d\.\d\.(\d+) /.exec(title) ?? [];
  if (guideline === undefined) return title.match(/\b\d\.\d\.\d+\b/g) ?? [];
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, index) => `${guideline}.${Number(first) + index}`,
  );
}
