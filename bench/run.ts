import { cpus } from 'node:os';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../scripts/package/root.ts';
import { buildCommit, buildHere } from './builds.ts';
import { compare, type Comparison } from './compare.ts';
import { growthTable, permissionsTable, structureTable } from './extra-tables.ts';
import { measure, serve } from './measure-page.ts';
import { moduleTable } from './modules.ts';
import { type BenchPage, benchPages } from './pages.ts';
import { barsOf, withRows } from './plot-data.ts';
import { plotOf } from './plot.ts';
import { manyPermissions } from './permissions.ts';
import { markdown, tableOf } from './report.ts';
import { type Setting, startSetting } from './setting.ts';
import { summaryOf } from './summary.ts';
import { type Measured, targetTable } from './targets.ts';

// `npm run bench`: ours, the floors and the peer's own widget on the same pages, in turn, in one browser. Ratios travel, milliseconds
// are a machine's.
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    page: { type: 'string' },
    /** Compares with the last release, built and loaded in turn; fails where a row is worse by more than its noise. */
    check: { type: 'boolean', default: false },
    /** Another commit to compare with. */
    against: { type: 'string' },
    /** Only the time until a page can be used. */
    brief: { type: 'boolean', default: false },
    /** Only counted values: requests, chains, style recalculations, layouts. */
    structure: { type: 'boolean', default: false },
    /** Only the modules that are evaluated before the first screen, with their time. */
    modules: { type: 'boolean', default: false },
    /** Keeps the rows in the documents. */
    write: { type: 'boolean', default: false },
  },
});
const { commit: lastRelease } = JSON.parse(readFileSync(join(root, 'bench/release.json'), 'utf8')) as {
  commit: string;
};
const against = options.against ?? (options.check ? lastRelease : undefined);
const runs = Number(options.runs);
if (!Number.isSafeInteger(runs) || runs < 1) refuse(`--runs is ${options.runs}. Give a number of loads, from 1.`);
const names = benchPages.map(({ name }) => name);
if (options.page !== undefined && !names.includes(options.page))
  refuse(`There is no page "${options.page}". There are ${names.map((name) => `"${name}"`).join(', ')}.`);

const here = await buildHere();
const builds = against === undefined ? [here] : [await buildCommit(against), here];
const setting = await startSetting();
const measured: Measured[] = [];
const comparisons: Comparison[] = [];
const parts = [
  `Chromium ${setting.browser.version()}, ${cpus().length} cores, medians of ${runs} loads in turn, nothing cached.`,
];
try {
  for (const page of benchPages) {
    if (options.page === undefined || page.name === options.page) parts.push(await report(page, setting));
  }
} finally {
  await setting.close();
}
if (measured.length > 0) parts.push(`## Targets\n\n${targetTable(measured)}`);
if (comparisons.length > 0) parts.push(`## Against ${against}\n\n${comparisonTable(comparisons)}`);
const text = parts.join('\n\n');
console.log(text);
if (options.write) write(text);
// Where nothing was compared, nothing is proved.
const hasPassed = comparisons.length > 0 && !comparisons.some(({ isWorse }) => isWorse);
process.exit(options.check && !hasPassed ? 1 : 0);

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

async function report(page: BenchPage, running: Setting): Promise<string> {
  if (options.modules) return `## ${page.name}\n\n${await moduleTable(page, running)}`;
  const served = await serve(page, builds, running);
  const tables = [`### Until the first control is painted\n\n${await structureTable(page, served, running)}`];
  for (const slowdown of options.structure ? [] : [1, 4]) {
    const columns = await measure(page, served, running, { runs, slowdown, isBrief: options.brief });
    measured.push({ page: page.name, slowdown, columns });
    tables.push(`### At ${slowdown}x\n\n${tableOf(columns)}`);
    for (const column of columns) {
      const before = columns.find(({ name }) => name === `${column.name}, before`);
      const place = `${page.name}, ${column.name}, ${slowdown}x`;
      if (before) comparisons.push(...compare(before, { ...column, name: place }));
    }
  }
  const isWhole = !options.structure && !options.brief;
  if (isWhole && page.name === 'consent') {
    const { count, few, slowdown } = manyPermissions;
    const table = await permissionsTable(served, running);
    tables.push(`### With ${count} permissions, and with ${few}, at ${slowdown}x\n\n${table}`);
  }
  if (isWhole && page.name === 'magic link') {
    tables.push(`### After 200 mounts and unmounts\n\n${await growthTable(page, served, running)}`);
  }
  return `## ${page.name}\n\n${tables.join('\n\n')}`;
}

function comparisonTable(rows: readonly Comparison[]): string {
  const cell = (value: number) => value.toFixed(value < 10 ? 3 : 0);
  return markdown([
    ['', 'before', 'now', 'now / before, 95 %', ''],
    ...rows.map(({ name, title, before, now, range, isWorse }) => [
      `${name}: ${title}`,
      cell(before),
      cell(now),
      range.map((end) => end.toFixed(2)).join(' to '),
      isWorse ? '**worse**' : range[1] < 1 ? 'better' : 'level',
    ]),
  ]);
}

function write(rows: string): void {
  mkdirSync(join(root, 'dist/reports'), { recursive: true });
  writeFileSync(join(root, 'dist/reports/performance.md'), `${rows}\n`);
  const guide = join(root, 'docs/contributing/performance.md');
  const summary = `${parts[0]}\n\n${summaryOf(measured)}\n`;
  writeFileSync(guide, withRows(readFileSync(guide, 'utf8'), summary));
  const bars = measured
    .filter(({ page }) => page === benchPages[0]?.name)
    .flatMap(({ columns, slowdown }) => barsOf(columns, slowdown));
  if (bars.length > 0) writeFileSync(join(root, 'docs/pictures/typable.svg'), plotOf(bars));
}
