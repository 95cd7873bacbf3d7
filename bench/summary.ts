import { type Column, markdown, valueOf } from './report.ts';
import type { Measured } from './targets.ts';

/** The rows of the document, with their measures. */
const rows = [
  { key: 'typable', title: 'can be used' },
  { key: 'painted', title: 'painted' },
] as const;

/** The table of the document: when the pages can be used and are painted, in milliseconds; without those of another commit. */
export function summaryOf(measured: readonly Measured[]): string {
  const names = [...new Set(measured.flatMap(({ columns }) => columns.map(({ name }) => name)))].filter(
    (name) => !name.endsWith(', before'),
  );
  const cell = (columns: readonly Column[], name: string, key: (typeof rows)[number]['key']) => {
    const column = columns.find((one) => one.name === name);
    return (column && valueOf(column, key))?.toFixed(0) ?? '';
  };
  return markdown([
    ['ms', ...names],
    ...measured.flatMap(({ page, slowdown, columns }) =>
      rows.map(({ key, title }) => [
        `${page}, ${slowdown}x: ${title}`,
        ...names.map((name) => cell(columns, name, key)),
      ]),
    ),
  ]);
}
