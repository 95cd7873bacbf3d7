import type { TokenPath } from '../theme/token-paths';

/** Two tokens that meet on screen and the ratio they must have: 4.5 for text, 3 for what must be seen (WCAG 1.4.3, 1.4.11). */
export interface ContrastPair {
  foreground: TokenPath;
  background: TokenPath;
  least: 4.5 | 3;
}

const card = 'container.backgroundColor';
const text = (foreground: TokenPath, background: TokenPath = card): ContrastPair => ({
  foreground,
  background,
  least: 4.5,
});
const edge = (foreground: TokenPath, background: TokenPath = card): ContrastPair => ({
  foreground,
  background,
  least: 3,
});

/** Every pair of colours that `checkTheme` judges. */
export const contrastPairs: readonly ContrastPair[] = [
  text('text.header.color'),
  text('text.body.color'),
  text('text.helper.color'),
  text('colors.primary'),
  text('colors.secondary'),
  text('colors.accent'),
  text('colors.success'),
  text('colors.warning'),
  text('colors.error'),
  text('buttons.primary.textColor', 'buttons.primary.backgroundColor'),
  text('buttons.secondary.textColor', 'buttons.secondary.backgroundColor'),
  text('buttons.disabled.textColor', 'buttons.disabled.backgroundColor'),
  text('inputs.textColor', 'inputs.backgroundColor'),
  text('inputs.placeholderColor', 'inputs.backgroundColor'),
  edge('colors.boundary'),
  edge('inputs.borderColor'),
  edge('inputs.borderColor', 'inputs.backgroundColor'),
  edge('buttons.secondary.borderColor'),
  edge('buttons.primary.backgroundColor'),
  edge('focus.color'),
  // Meter segments: red for one or two, green for three or four.
  edge('colors.error'),
  edge('colors.success'),
];
