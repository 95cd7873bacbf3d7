import { type Column, markdown, type Measure, ratio, valueOf } from './report.ts';

/** A ratio that is aimed at. */
interface Target {
  page: string;
  key: Measure;
  ours: string;
  floor: string;
  atMost: number;
}

const script = (page: string, key: Measure, atMost: number): Target => ({
  page,
  key,
  ours: 'script tag',
  floor: 'peer',
  atMost,
});
const react = (page: string, atMost: number): Target => ({
  page,
  key: 'typable',
  ours: 'React',
  floor: 'bare React',
  atMost,
});
const inHTML = (ours: string): Target => ({
  page: 'magic link',
  key: 'painted',
  ours,
  floor: 'static page',
  atMost: 1.1,
});

/** The target ratios of every release, at full speed and on a processor four times slower. */
const targets: readonly Target[] = [
  script('magic link', 'typable', 0.6),
  script('password + text + social', 'typable', 0.75),
  script('consent', 'typable', 0.9),
  script('consent', 'painted', 0.9),
  react('magic link', 1.25),
  react('password + text + social', 1.4),
  inHTML('rendered script tag'),
  inHTML('rendered React'),
  script('magic link', 'heap', 1.05),
  script('password + text + social', 'heap', 1.05),
  script('consent', 'heap', 1.05),
  script('magic link', 'submit', 1),
];

/** The columns of one page at one speed. */
export interface Measured {
  page: string;
  slowdown: number;
  columns: readonly Column[];
}

/** The verdict on a ratio as it is printed: nothing is met by a row that was not measured. */
export function verdictOf(reached: string, atMost: number): string {
  if (reached === '') return 'not measured';
  return Number(reached) <= atMost ? 'met' : 'missed';
}

/** Each target with its measured value, as a table. */
export function targetTable(measured: readonly Measured[]): string {
  const rows = targets.flatMap(({ page, key, ours, floor, atMost }) =>
    measured
      .filter((one) => one.page === page)
      .map(({ slowdown, columns }) => {
        const of = (name: string) => {
          const column = columns.find((one) => one.name === name);
          return column && valueOf(column, key);
        };
        const reached = ratio(of(ours), of(floor));
        return [`${page}, ${key}: ${ours} / ${floor}, ${slowdown}x`, `${atMost}`, reached, verdictOf(reached, atMost)];
      }),
  );
  return markdown([['target', 'at most', 'measured', ''], ...rows]);
}
