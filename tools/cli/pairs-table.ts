import type { PairResult } from '../contrast/check-theme';
import { formatRatio } from '../contrast/format-ratio';

/** The results as a table for a terminal, one pair per line, and a sentence that summarizes them. */
export function pairsTable(results: readonly PairResult[]): string {
  const rows = [
    ['pair', 'ratio', 'target', '', 'nearest that passes'],
    ...results.map(({ label, ratio, target, passes, nearest }) => [
      label,
      ratio === undefined ? '?' : formatRatio(ratio),
      formatRatio(target),
      verdict(passes),
      nearest ?? '',
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) => pad(cell, column, widths))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n\n${summary(results)}\n`;
}

function verdict(passes: boolean | undefined): string {
  if (passes === undefined) return 'not known';
  return passes ? 'pass' : 'FAIL';
}

function pad(cell: string, column: number, widths: readonly number[]): string {
  const width = widths[column] ?? 0;
  return column === 1 || column === 2 ? cell.padStart(width) : cell.padEnd(width);
}

function summary(results: readonly PairResult[]): string {
  const count = (verdict: boolean | undefined) => results.filter(({ passes }) => passes === verdict).length;
  const failed = count(false);
  const unknown = count(undefined);
  return [
    failed === 0 ? `${count(true)} of ${results.length} pairs pass.` : `${failed} of ${results.length} pairs fail.`,
    ...(unknown === 0
      ? []
      : [
          `${unknown} cannot be checked here, because a colour comes from the page. Open the page on localhost: the console reports them.`,
        ]),
  ].join(' ');
}
