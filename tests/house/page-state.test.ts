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

/** The files that the architecture's list names, each with a reason why its state belongs to the page. */
const listed = [
  ...(
    readFileSync(join(root, 'docs/contributing/architecture.md'), 'utf8')
      .split('fails on any other:')[1]
      ?.split('\n## ')[0] ?? ''
  ).matchAll(/`(flows\/[^`]+)`/g),
].map(([, file]) => file);

test('the state of the page in flows is in the files that docs/contributing/architecture.md lists, and nowhere else', () => {
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(changing)].map(
      ([, ...names]) => `${file} ${names.find(Boolean)}`,
    ),
  );
  expect(found.toSorted()).toEqual([
    'flows/identity-provider/consent/decision.actions.ts answers',
    'flows/oauth/one-tap/one-tap-prompt.actions.ts parents',
    'flows/passkey/passkey-support.ts detected',
    'flows/passkey/webauthn-queue.ts dialogs',
    'flows/passkey/webauthn-queue.ts offers',
    'flows/passkey/webauthn-queue.ts running',
  ]);
  expect([...new Set(found.map((one) => one.split(' ')[0]))].toSorted()).toEqual(listed.toSorted());
});
