import { expect, test } from 'vitest';
import { darkTheme } from '../../tokens/dark-theme';
import { tokenKinds } from '../../tokens/token-kinds';
import { themeNameMistakes } from './theme-mistakes';
import { sentencesOf } from '../testing/sentences-of';

test('the names of a theme that no token has are reported, with those that were meant [B-LOOK-8]', () => {
  expect(sentencesOf(themeNameMistakes({ colors: { primry: '#000' } } as never, tokenKinds))).toEqual([
    'theme has `colors.primry`, and no token has that name, so it has no effect. Did you mean `colors.primary`?',
  ]);
  expect(sentencesOf(themeNameMistakes({ light: {}, dark: { qzx: { wvk: '1px' } } } as never, tokenKinds))).toEqual([
    'theme.dark has `qzx.wvk`, and no token has that name, so it has no effect.',
  ]);
  const whole = { ...darkTheme, hideHeaderText: true, logo: { alt: '', logoImageUrl: 'data:image/gif;base64,' } };
  expect([
    sentencesOf(themeNameMistakes(whole, tokenKinds)),
    sentencesOf(themeNameMistakes(undefined, tokenKinds)),
    sentencesOf(themeNameMistakes(null as never, tokenKinds)),
  ]).toEqual([[], [], []]);
});

test('a dark theme without a light one is reported with the form of a pair, and no other name [B-LOOK-13]', () => {
  expect(sentencesOf(themeNameMistakes({ dark: { colors: { primary: '#fff' } } } as never, tokenKinds))).toEqual([
    'theme has `dark` without `light`, so it has no effect: a pair needs both. Write `theme: { light: {}, dark: {…} }`, where {} is the default theme.',
  ]);
});
