import { toDesignTokens } from '../design-tokens/to-design-tokens';
import type { Adjustment } from '../brand/settle-contrast';
import type { Scheme } from '../brand/shades';
import { type BrandTheme, themeFromColor } from '../brand/theme-from-color';
import type { Terminal } from './terminal';

/** `theme from-color <color>`: prints a theme, or writes it to a file; tells which colours had to move. */
export async function themeFromColorCommand(
  color: string,
  { scheme, out }: { scheme: Scheme; out: string | undefined },
  { write, writeFile, warn }: Terminal,
): Promise<number> {
  let made: BrandTheme;
  try {
    made = themeFromColor(color, { scheme });
  } catch (error) {
    warn(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
  const holdsTokens = out?.endsWith('.tokens.json') === true;
  const text = `${JSON.stringify(holdsTokens ? toDesignTokens(made.theme) : made.theme, undefined, 2)}\n`;
  for (const adjustment of made.adjustments) warn(`${sentence(adjustment)}\n`);
  if (out === undefined) {
    write(text);
    return 0;
  }
  try {
    await writeFile(out, text);
  } catch (error) {
    warn(`${out} could not be written: ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
  write(`Wrote ${out}.\n`);
  return 0;
}

function sentence({ path, from, to, pair, ratio, target }: Adjustment): string {
  const was = (Math.floor(ratio * 100) / 100).toFixed(2);
  return `${path}: ${from} became ${to}, because on ${pair.background} it had ${was}:1 and needs ${target}:1.`;
}
