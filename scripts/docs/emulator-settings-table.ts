import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factorySettings } from '../../emulator/provider/settings.ts';
import { root } from '../package/root.ts';
import { code, markdownTable, words } from './markdown-table.ts';
import { optionRows } from './option-rows.ts';

const file = 'emulator/provider/settings.ts';

/** A table of the settings of the emulator's project, each with the value that it starts with. */
export function emulatorSettingsTable(): string {
  const text = readFileSync(join(root, file), 'utf8');
  const values = new Map<string, unknown>([
    ...Object.entries(factorySettings.bootstrap),
    ...Object.entries(factorySettings.policy),
  ]);
  const rows = ['PolicySettings', 'BootstrapSettings']
    .flatMap((name) => optionRows(file, text, name))
    .filter(({ path }) => values.has(path));
  return markdownTable(
    ['setting', 'type', 'at the start', 'meaning'],
    rows.map(({ path, type, summary }) => [
      code(path),
      type === 'an object' ? type : code(type),
      startOf(values.get(path)),
      words(summary),
    ]),
  );
}

/** A value that fits in a cell. */
function startOf(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length <= 30 ? code(text) : 'see `export()`';
}
