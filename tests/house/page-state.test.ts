import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(join(root, 'flows'), { recursive: true, encoding: 'utf8' })
  .map((file) => `flows/${file.replaceAll(sep, '/')}`)
  .filter((file) => /(?<!\.test|\.stories)\.tsx?$/.test(file) && !file.includes('/testing/'));

/** A variable of a module that changes: one that is assigned, or a set or a map that begins empty. Weak ones keep nothing alive. */
const changing =
  /^(?:export )?(?:let (\w+)|const (\w+) = new (?:Set|Map)(?:<.*>)?\(\)|const (\w+)(?:: .*\[\])? = \[\])/gm;

test('the state of the page in flows is what docs/contributing/architecture.md lists; all else is in the store of a widget', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(changing)].map(
      ([, ...names]) => `${file} ${names.find(Boolean)}`,
    ),
  );
  expect(found.toSorted()).toEqual([
    'flows/identity-provider/consent/decision.actions.ts answered',
    'flows/oauth/one-tap/one-tap.atoms.ts parents',
    'flows/passkey/passkey-support.ts detected',
    'flows/passkey/webauthn-queue.ts dialogs',
    'flows/passkey/webauthn-queue.ts offers',
    'flows/passkey/webauthn-queue.ts running',
  ]);
});
