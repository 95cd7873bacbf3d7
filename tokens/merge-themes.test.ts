import { expect, test } from 'vitest';
import { mergeThemes } from './merge-themes';

test('themes are joined token by token, and a later value counts [B-LOOK-7]', () => {
  const first = { colors: { primary: '#111111', error: '#222222' }, container: { backgroundColor: '#000000' } };
  expect(
    mergeThemes(first, undefined, { container: { borderRadius: '24px' }, colors: { primary: '#333333' } }),
  ).toEqual({
    colors: { primary: '#333333', error: '#222222' },
    container: { backgroundColor: '#000000', borderRadius: '24px' },
  });
  expect(first.colors.primary).toBe('#111111');
});

test('a value that is undefined, or no group where a group should be, drops nothing else [B-LOOK-7]', () => {
  expect(mergeThemes({ colors: { primary: '#111111' } }, { colors: { primary: undefined } })).toEqual({
    colors: { primary: '#111111' },
  });
  expect(mergeThemes({ fontFamily: 'Arial' }, JSON.parse('{"__proto__": {"x": 1}}'))).not.toHaveProperty('x');
  expect(mergeThemes()).toEqual({});
});
