import { formatRatio } from '../contrast/format-ratio';
import { toDesignTokens } from '../design-tokens/to-design-tokens';
import { opacityNote } from '../brand/seen-color';
import type { Adjustment } from '../brand/settle-contrast';
import type { Scheme } from '../brand/shades';
import { type BrandTheme, themeFromColor } from '../brand/theme-from-color';
import { errorMessage } from '../error-message';
import type { Terminal } from './terminal';

/** The choices of `theme from-color`. */
export interface FromColorChoices {
  color: string;
  schemes: readonly Scheme[];
  out: string | undefined;
}

/** The choices, or their errors. */
export function fromColorChoices(args: readonly string[]): FromColorChoices | string {
  const left = [...args];
  const colors: string[] = [];
  const asked = new Set<string>();
  let out: string | undefined;
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (arg === '--dark' || arg === '--both') asked.add(arg);
    else if (arg === '--out' || arg.startsWith('--out=')) {
      out = arg === '--out' ? left.shift() : arg.slice('--out='.length);
      if (!out) return '"--out" takes the name of a file: --out brand.tokens.json';
    } else if (arg.startsWith('-'))
      return `"theme from-color" has no option "${arg}". Its options are --dark, --both and --out.`;
    else colors.push(arg);
  }
  const [color] = colors;
  if (color === undefined || colors.length > 1)
    return '"theme from-color" takes one colour; put quotes round it: vestibule-auth theme from-color "#0A7"';
  if (asked.size > 1)
    return 'Both "--dark" and "--both" were given. Give "--both" for a light and a dark theme, or "--dark" for a dark one alone.';
  const schemes = schemesOf(asked);
  if (schemes.length > 1 && holdsTokens(out))
    return 'A file of design tokens holds one theme: write one without "--both", and another with "--dark".';
  return { color, schemes, out };
}

function schemesOf(asked: ReadonlySet<string>): readonly Scheme[] {
  if (asked.has('--both')) return ['light', 'dark'];
  return asked.has('--dark') ? ['dark'] : ['light'];
}

const holdsTokens = (out: string | undefined) => out?.endsWith('.tokens.json') === true;

/** `theme from-color <color>`: prints a theme or a pair, or writes it to a file, and reports the adjusted colours
 * and a lost opacity. */
export async function themeFromColorCommand(
  { color, schemes, out }: FromColorChoices,
  { write, writeFile, warn }: Terminal,
): Promise<number> {
  let made: readonly BrandTheme[];
  try {
    made = schemes.map((scheme) => themeFromColor(color, { scheme }));
  } catch (error) {
    warn(`${errorMessage(error)}\n`);
    return 2;
  }
  const [theme = {}, dark] = made.map((one) => one.theme);
  const value = dark ? { light: theme, dark } : holdsTokens(out) ? toDesignTokens(theme) : theme;
  const text = `${JSON.stringify(value, undefined, 2)}\n`;
  for (const [index, { adjustments }] of made.entries()) {
    const scheme = schemes[index] ?? 'light';
    const before = dark ? `${scheme}: ` : '';
    const note = opacityNote(color, scheme);
    if (note !== undefined) warn(`${before}${note}\n`);
    for (const adjustment of adjustments) warn(`${before}${sentence(adjustment)}\n`);
  }
  if (out === undefined) {
    write(text);
    return 0;
  }
  try {
    await writeFile(out, text);
  } catch (error) {
    warn(`${out} could not be written: ${errorMessage(error)}\n`);
    return 2;
  }
  write(`Wrote ${out}.\n`);
  return 0;
}

function sentence({ path, from, to, pair, ratio, target }: Adjustment): string {
  return `${path}: ${from} became ${to}, because on ${pair.background} it had ${formatRatio(ratio)}:1 and needs ${target}:1.`;
}
