import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../package/root.ts';
import { code, markdownTable, words } from './markdown-table.ts';
import { optionRows } from './option-rows.ts';

/** A table of the options that an interface of a file declares. */
export function optionTable(file: string, name: string): string {
  const rows = optionRows(file, readFileSync(join(root, file), 'utf8'), name);
  return markdownTable(
    ['option', 'type', 'default', 'meaning'],
    rows.map(({ path, type, isRequired, standard, summary }) => [
      code(path),
      type === 'an object' || type === 'a function' ? type : code(type),
      isRequired ? 'needed' : words(standard),
      words(summary),
    ]),
  );
}
