import { parseArgs } from 'node:util';
import type { ThemeNames } from './choose-themes';

/** The arguments of `theme convert`. */
export interface ConvertChoices extends ThemeNames {
  file: string;
  out?: string;
}

/** The choices, or their errors. */
export function convertChoices(args: readonly string[]): ConvertChoices | string {
  const name = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { out: name, mode: name, light: name, dark: name },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1)
      return '"theme convert" takes one file: vestibule-auth theme convert brand.json --out theme.json';
    return { file, ...values };
  } catch {
    return '"theme convert" has the options --out, --mode, --light and --dark, each with a value.';
  }
}
