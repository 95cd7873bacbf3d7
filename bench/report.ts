import type { Load } from './load.ts';

/** A variant of a page, built of one state of the sources: a column of a table. */
export interface Column {
  /** Such as "script tag" or "script tag, before". */
  name: string;
  loads: readonly Load[];
}

/** A measure of a load. */
export type Measure = keyof Load;

/** The measures, each a row; in all of them less is better. */
export const measures: readonly { key: Measure; title: string; digits: number }[] = [
  { key: 'typable', title: 'can be used, ms', digits: 0 },
  { key: 'painted', title: 'painted, ms', digits: 0 },
  { key: 'blocking', title: 'blocking time, ms', digits: 0 },
  { key: 'shift', title: 'layout shift', digits: 3 },
  { key: 'bytes', title: 'scripts until then, bytes', digits: 0 },
  { key: 'keyTime', title: 'task time a key, ms', digits: 2 },
  { key: 'keyMutations', title: 'DOM mutations a key', digits: 1 },
  { key: 'submit', title: 'submit to confirmation, ms', digits: 0 },
  { key: 'heap', title: 'heap after mount, bytes', digits: 0 },
];

/** The pairs that are compared, like with like: our script and the peer's widget bring Preact, the others depend on React. */
const comparisons = [
  ['script tag', 'peer'],
  ['React', 'bare React'],
  ['React floor', 'bare React'],
  ['rendered script tag', 'static page'],
  ['rendered React', 'static page'],
] as const;

/** The medians as a table of one page at one speed, and ratios: below 1 is ahead. */
export function tableOf(columns: readonly Column[]): string {
  const compared = comparisons.filter((pair) => pair.every((name) => columns.some((column) => column.name === name)));
  const header = ['', ...columns.map(({ name }) => name), ...compared.map((pair) => pair.join(' / '))];
  const rows = measures.flatMap(({ key, title, digits }) => {
    const values = columns.map((column) => valueOf(column, key));
    if (values.every((value) => value === undefined)) return [];
    const of = (name: string) => values[columns.findIndex((column) => column.name === name)];
    const cells = values.map((value) => (value === undefined ? '' : value.toFixed(digits)));
    return [[title, ...cells, ...compared.map(([one, other]) => ratio(of(one), of(other)))]];
  });
  return markdown([header, ...rows]);
}

/** The median of a measure in a column. */
export const valueOf = ({ loads }: Column, key: Measure): number | undefined => median(loads.map((load) => load[key]));

/** Rows as a table in Markdown, the first of them its head. */
export function markdown(rows: readonly (readonly string[])[]): string {
  const [head = [], ...rest] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rest.map(line)].join('\n');
}

/** One by another. */
export function ratio(ours: number | undefined, theirs: number | undefined): string {
  if (ours === undefined || theirs === undefined) return '';
  if (theirs === 0) return ours === 0 ? 'both 0' : 'they have none';
  return (ours / theirs).toFixed(2);
}

/** The middle one of those that are known. */
export function median(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined).toSorted((one, other) => one - other);
  return known[Math.floor(known.length / 2)];
}
