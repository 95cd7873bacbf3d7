import { fitsGrammar } from '../../tokens/grammar';
import type { Theme } from '../../tokens/theme';
import type { Problem } from './problem';
import { own } from './record';

/** A theme that was read, and its problems. */
interface ReadTheme {
  theme: Theme;
  problems: Problem[];
}

/** The part of a file about a theme that is not a design token: `$extensions.vestibule` at its root. */
export function readExtension(file: object): ReadTheme {
  const ours = own(own(file, '$extensions'), 'vestibule');
  const place = '$extensions.vestibule.';
  const { theme, problems } = readBesideTokens(ours, place);
  const colorScheme = own(ours, 'colorScheme');
  if (fitsGrammar('scheme', colorScheme)) return { theme: { ...theme, colorScheme }, problems };
  if (colorScheme === undefined) return { theme, problems };
  return { theme, problems: [refusal(`${place}colorScheme`, '"light", "dark" or "light dark"'), ...problems] };
}

/** The part of a theme that is not a token: its logo, and whether its header is hidden. */
export function readBesideTokens(ours: unknown, place = ''): ReadTheme {
  let theme: Theme = {};
  const problems: Problem[] = [];
  const refuse = (name: string, wanted: string) => problems.push(refusal(place + name, wanted));
  const hideHeaderText = own(ours, 'hideHeaderText');
  if (typeof hideHeaderText === 'boolean') theme = { ...theme, hideHeaderText };
  else if (hideHeaderText !== undefined) refuse('hideHeaderText', 'true or false');
  for (const name of ['logoImageUrl', 'alt'] as const) {
    const text = own(own(ours, 'logo'), name);
    if (typeof text === 'string') theme = { ...theme, logo: { ...theme.logo, [name]: text } };
    else if (text !== undefined) refuse(`logo.${name}`, 'text');
  }
  return { theme, problems };
}

function refusal(path: string, wanted: string): Problem {
  return { level: 'error', path, message: `"${path}" must be ${wanted}, so the default was kept.` };
}
