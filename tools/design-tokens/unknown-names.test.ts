import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenPaths } from '../theme/token-paths';
import { nearestToken, unknownNames } from './unknown-names';

test('a name with one typing error is reported with the intended name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...tokenPaths), fc.nat(), fc.constantFrom('', 'q', 'qq'), (path, place, slip) => {
      const at = place % path.length;
      // Without its dot, a name is two joined words: another mistake.
      fc.pre(path[at] !== '.');
      expect(nearestToken(path.slice(0, at) + slip + path.slice(at + 1))).toBe(path);
    }),
  );
});

test.each([
  ['CONTAINER.BORDER_RADIUS', 'container.borderRadius'],
  ['container-border-radius', 'container.borderRadius'],
  ['colours.primary', 'colors.primary'],
  ['button.primary.background', 'buttons.primary.backgroundColor'],
  ['font-family', 'fontFamily'],
])('the name %s suggests %s', (name, meant) => expect(nearestToken(name)).toBe(meant));

test.each(['radius.lg', 'elevation.raised', 'x'.repeat(1_000_000)])(
  'a name unlike all of ours %# gets no suggestion [B-LOOK-9]',
  (name) => {
    expect(nearestToken(name)).toBeUndefined();
    expect(unknownNames([name])[0]?.message).not.toContain('Did you mean');
  },
);
