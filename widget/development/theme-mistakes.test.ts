import { expect, test } from 'vitest';
import { darkTheme } from '../../tokens/dark-theme';
import { themeNameMistakes } from './theme-mistakes';
import { nearestName } from '../../tokens/nearest-name';
import { sentencesOf } from '../testing/sentences-of';

const mistakesOf = (theme: Parameters<typeof themeNameMistakes>[0]) => themeNameMistakes(theme, nearestName);

test('the names of a theme that no token has are reported, with those that were meant [B-LOOK-8]', () => {
  expect(sentencesOf(mistakesOf({ colors: { primry: '#000' } } as never))).toEqual([
    'theme has `colors.primry`, and no token has that name, so it has no effect. Did you mean `colors.primary`?',
  ]);
  expect(sentencesOf(mistakesOf({ light: {}, dark: { qzx: { wvk: '1px' } } } as never))).toEqual([
    'theme.dark has `qzx.wvk`, and no token has that name, so it has no effect.',
  ]);
  const whole = { ...darkTheme, hideHeaderText: true, logo: { alt: '', logoImageUrl: 'data:image/gif;base64,' } };
  expect([
    sentencesOf(mistakesOf(whole)),
    sentencesOf(mistakesOf(undefined)),
    sentencesOf(mistakesOf(null as never)),
  ]).toEqual([[], [], []]);
});

test('a dark theme without a light one is reported with the form of a pair, and no other name [B-LOOK-13]', () => {
  expect(sentencesOf(mistakesOf({ dark: { colors: { primary: '#fff' } } } as never))).toEqual([
    'theme has `dark` without `light`, so it has no effect: a pair needs both. Write `theme: { light: {}, dark: {…} }`, where {} is the default theme.',
  ]);
});

// A wrong value is reported with its token, by the compiler of the theme.
test.each([
  [{ colors: 'red' }, 0],
  [{ colors: { primary: { light: 'red' } } }, 0],
  [{ fontFamily: ['Inter'] }, 0],
  [{ tints: {} }, 1],
  [{ tints: ['red'] }, 1],
])('the theme %j has %i unknown names [B-LOOK-8]', (theme, count) => {
  expect(mistakesOf(theme as never)).toHaveLength(count);
});
