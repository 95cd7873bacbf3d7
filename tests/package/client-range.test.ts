import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import oldest from '../oldest-client/package.json' with { type: 'json' };

test('the range of clients begins with the oldest one of the long run, and ends with the one of every test', () => {
  const name = '@stytch/vanilla-js';
  expect(manifest.peerDependencies[name]).toBe(`>=${oldest.dependencies[name]} <=${manifest.devDependencies[name]}`);
});
