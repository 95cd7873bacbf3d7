import { fitsGrammar } from '../../grammar';
import type { Theme } from '../../theme';
import type { Problem } from './problem';
import { own } from './record';

/** The part of a file about a theme that is no design token: `$extensions.vestibule` at its root. */
export function readExtension(file: object): { theme: Theme; problems: Problem[] } {
  let theme: Theme = {};
  const problems: Problem[] = [];
  const ours = own(own(file, '$extensions'), 'vestibule');
  const refuse = (name: string, wanted: string) => {
    const path = `$extensions.vestibule.${name}`;
    problems.push({ level: 'error', path, message: `"${path}" must be ${wanted}, so the default was kept.` });
  };
  const colorScheme = own(ours, 'colorScheme');
  if (fitsGrammar('scheme', colorScheme)) theme = { ...theme, colorScheme };
  else if (colorScheme !== undefined) refuse('colorScheme', '"light", "dark" or "light dark"');
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
