import { expect, test } from 'vitest';
import { migrate } from './migrate';

const rewritten = (text: string) => migrate(`${text}\n`, 'sign-in.ts').text.trim();

test.each([
  [
    'the client',
    "import { StytchClient } from '@stytch/vanilla-js';",
    "import { StytchClient } from '@stytch/vanilla-js/headless';",
  ],
  [
    'it by another name',
    "import { StytchClient as Client } from '@stytch/vanilla-js';",
    "import { StytchClient as Client } from '@stytch/vanilla-js/headless';",
  ],
  [
    'a mount, in double quotes',
    'import { mountLogin } from "@stytch/vanilla-js";',
    'import { mountLogin } from "vestibule-auth";',
  ],
  [
    'both, which part',
    "import { mountLogin, StytchClient } from '@stytch/vanilla-js';",
    "import { mountLogin } from 'vestibule-auth';\nimport { StytchClient } from '@stytch/vanilla-js/headless';",
  ],
  [
    'in two lines, which become one',
    "import { mountLogin } from '@stytch/vanilla-js';\nimport { mountIdentityProvider } from '@stytch/vanilla-js';",
    "import { mountIdentityProvider, mountLogin } from 'vestibule-auth';",
  ],
  [
    'the client of React from its entry "ui"',
    "import { createStytchUIClient } from '@stytch/react/ui';",
    "import { createStytchHeadlessClient } from '@stytch/react/headless';",
  ],
  [
    'the client of Next.js from its entry "ui"',
    "import { createStytchUIClient } from '@stytch/nextjs/ui';",
    "import { createStytchHeadlessClient } from '@stytch/nextjs/headless';",
  ],
  ['another package', "import { useState } from 'react';", "import { useState } from 'react';"],
])('importing %s imports the replacement', (_what, text, expected) => {
  expect(rewritten(text)).toBe(expected);
});

test('local names that are equal to an imported name are kept', () => {
  const text = rewritten(
    "import { StytchUIClient } from '@stytch/vanilla-js';\nwindow.StytchUIClient = new StytchUIClient({ StytchUIClient: 1 });",
  );
  expect(text).toContain('window.StytchUIClient = new StytchClient({ StytchUIClient: 1 });');
});

test.each([
  ['a property', 'use({ StytchUIClient });', 'use({ StytchUIClient: StytchClient });'],
  ['an export', 'export { StytchUIClient };', 'export { StytchClient as StytchUIClient };'],
  ['an export by another name', 'export { StytchUIClient as Client };', 'export { StytchClient as Client };'],
  ['a part of a class', 'class A { StytchUIClient = 1; }', 'class A { StytchUIClient = 1; }'],
  ['a part of a type', 'type A = { StytchUIClient: string };', 'type A = { StytchUIClient: string };'],
])('%s that is named after an import keeps its name', (_what, line, expected) => {
  const text = rewritten(`import { StytchUIClient } from '@stytch/vanilla-js';\n${line}`);
  expect(text).toContain(expected);
  expect(text).not.toContain('as StytchClient');
});

// Columns: the user's declaration with one of our names | the resulting module.
test.each([
  [
    'a type',
    "import type { StytchLoginConfig } from '@stytch/vanilla-js';\ntype Config = StytchLoginConfig & Mine;",
    "import { type Config as StytchLoginConfig } from 'vestibule-auth';\ntype Config = StytchLoginConfig & Mine;",
  ],
  [
    'a class',
    "import { StytchUIClient } from '@stytch/vanilla-js';\nclass StytchClient extends StytchUIClient {}",
    "import { StytchClient as StytchUIClient } from '@stytch/vanilla-js/headless';\nclass StytchClient extends StytchUIClient {}",
  ],
  [
    'what was imported as well',
    "import { StytchClient, StytchUIClient } from '@stytch/vanilla-js';\nuse(StytchClient, StytchUIClient);",
    "import { StytchClient } from '@stytch/vanilla-js/headless';\nuse(StytchClient, StytchClient);",
  ],
  [
    'a member only',
    "import { StytchUIClient } from '@stytch/vanilla-js';\nuse(their.StytchClient, StytchUIClient);",
    "import { StytchClient } from '@stytch/vanilla-js/headless';\nuse(their.StytchClient, StytchClient);",
  ],
])('a module keeps %s with one of our names', (_what, text, expected) => {
  expect(rewritten(text)).toBe(expected);
});

test.each([
  "'use client';",
  "'use strict';\n'use client';",
  '#!/usr/bin/env node',
  "#!/usr/bin/env node\n'use strict';",
])('a module that begins with %j still begins with it', (head) => {
  expect(rewritten(`${head}\nstytch.mountLogin({ elementId: '#in', config });`)).toBe(
    `${head}\nimport { mountLogin } from 'vestibule-auth';\nmountLogin('#in', { client: stytch, config });`,
  );
});
