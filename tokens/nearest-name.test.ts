import { expect, test } from 'vitest';
import { nearestName } from './nearest-name';

const known = ['theme', 'config', 'otpOptions', 'container.borderRadius', 'focus.color'] as const;

test.each([
  ['thme', 'theme'],
  ['otpOption', 'otpOptions'],
  ['container.border radius', 'container.borderRadius'],
  ['CONTAINER.BORDER_RADIUS', 'container.borderRadius'],
  ['radius.lg', undefined],
  ['onSuccess', undefined],
  ['', undefined],
])('the name %j is near %j', (name, meant) => expect(nearestName(name, known)).toBe(meant));

test('a name of a megabyte is near none', () => expect(nearestName('x'.repeat(1_000_000), known)).toBeUndefined());
