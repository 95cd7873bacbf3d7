import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import oldest from '../oldest-client/package.json' with { type: 'json' };

test('an embedder may install any client from the oldest that the long run tries to the one that every test runs on', () => {
  const name = '@stytch/vanilla-js';
  expect(manifest.peerDependencies[name]).toBe(`>=${oldest.dependencies[name]} <=${manifest.devDependencies[name]}`);
});
