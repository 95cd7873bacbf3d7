/** A table in Markdown. Code is in backticks; a bar would end its cell. */
export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

const escaped = (cell: string) => cell.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');

/** A text as code, or nothing for an empty one. */
export const code = (text: string) => (text === '' ? '' : `\`${text}\``);

/** A text as prose: Markdown's own characters are escaped, except in backticks. */
export const words = (text: string) =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/([*_<>])/g, String.raw`\$1`) : part))
    .join('`');
