import type { Load } from './measure.ts';

/** Measured loads of one variant of one page at one speed. */
export interface Series {
  page: string;
  variant: string;
  slowdown: number;
  loads: readonly Load[];
}

type Measure = keyof Load;

const measures: readonly { key: Measure; title: string; digits: number }[] = [
  { key: 'typable', title: 'can be used, ms', digits: 0 },
  { key: 'blocking', title: 'blocking time, ms', digits: 0 },
  { key: 'shift', title: 'layout shift', digits: 3 },
  { key: 'bytes', title: 'scripts until then, bytes', digits: 0 },
  { key: 'keyTime', title: 'task time a key, ms', digits: 2 },
  { key: 'keyMutations', title: 'DOM mutations a key', digits: 1 },
  { key: 'submit', title: 'submit to confirmation, ms', digits: 0 },
  { key: 'heap', title: 'heap after mount, bytes', digits: 0 },
];

/** Like with like: both of the first pair bring Preact with them, both of the last stand on React. */
const comparisons = [
  ['script tag', 'peer'],
  ['React', 'peer'],
  ['React', 'bare React'],
] as const;

/** The medians as a table of one page at one speed, and ratios: below 1 is ahead. */
export function tableOf(series: readonly Series[]): string {
  const header = ['', ...series.map(({ variant }) => variant), ...comparisons.map((pair) => pair.join(' / '))];
  const rows = measures.flatMap(({ key, title, digits }) => {
    const values = series.map(({ loads }) => median(loads.map((load) => load[key])));
    if (values.every((value) => value === undefined)) return [];
    const of = (name: string) => values[series.findIndex(({ variant }) => variant === name)];
    const cells = values.map((value) => (value === undefined ? '' : value.toFixed(digits)));
    return [[title, ...cells, ...comparisons.map(([one, other]) => ratio(of(one), of(other)))]];
  });
  return markdown([header, ...rows]);
}

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
