import { expect, test } from 'vitest';
import { toHex } from '../color/srgb';
import { opacityNote, seenColor } from './seen-color';

test.each(['transparent', '#0000', '#12345600', 'rgb(0 0 0 / 0%)', 'rgba(1, 2, 3, 0)'])(
  'the colour %s cannot be seen, and the error says what to give [B-LOOK-10]',
  (color) => {
    expect(() => seenColor(color, 'light')).toThrow(
      `The colour ${JSON.stringify(color)} has an opacity of 0, so there is no colour to make a theme of. Give one that can be seen, such as "#0A7".`,
    );
  },
);

test('a translucent colour is blended with the page beneath, and the note has the result [B-LOOK-10]', () => {
  expect(toHex(seenColor('#00000080', 'light'))).toBe('#7F7F7F');
  expect(opacityNote('#00000080', 'light')).toBe(
    '#00000080 has an opacity of 50%, and a theme needs an opaque colour: it was blended with white, to #7F7F7F.',
  );
  expect(opacityNote(' rgb(255 255 255 / 20%) ', 'dark')).toBe(
    'rgb(255 255 255 / 20%) has an opacity of 20%, and a theme needs an opaque colour: it was blended with black, to #333333.',
  );
  expect(opacityNote('#00000001', 'light')).toContain('an opacity of 1%');
});

test.each(['#9A3F22', 'teal', 'rgb(1 2 3 / 100%)'])('an opaque colour has no note: %s', (color) => {
  expect(opacityNote(color, 'light')).toBeUndefined();
});
