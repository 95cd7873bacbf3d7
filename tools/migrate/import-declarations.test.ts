import { describe, expect, test } from 'vitest';
import { migrate } from './migrate';
import { Refusal } from './refusal';

const refusalOf = (text: string, name = 'in.tsx') => {
  try {
    migrate(text, name);
  } catch (error) {
    if (error instanceof Refusal) return `${error.line}: ${error.message}`;
    throw error;
  }
  return undefined;
};
const loaded = (line: number, from: string) =>
  `${line}: "${from}" is loaded with require() or import(), which is not rewritten: import its names at the top of a file, and run this again.`;

describe('a package with the provider’s widget, loaded by a call, is refused:', () => {
  test.each([
    ['require', "const { StytchLogin } = require('@stytch/react');", '@stytch/react'],
    ['require with a template', 'const { StytchLogin } = require(`@stytch/nextjs`);', '@stytch/nextjs'],
    ['import()', "const made = lazy(async () => import('@stytch/nextjs/ui'));", '@stytch/nextjs/ui'],
    ['import =', "import Stytch = require('@stytch/react');", '@stytch/react'],
    ['require without React', "const { StytchUIClient } = require('@stytch/vanilla-js');", '@stytch/vanilla-js'],
    ['import() without React', "const later = import('@stytch/vanilla-js');", '@stytch/vanilla-js'],
    ['import = without React', "import Stytch = require('@stytch/vanilla-js');", '@stytch/vanilla-js'],
  ])('%s', (_how, line, from) => expect(refusalOf(`\n${line}`, 'in.ts')).toBe(loaded(2, from)));

  test('import() beside a `presentation`, which then is not converted alone', () => {
    const text = `const StytchLogin = dynamic(() => import('@stytch/nextjs').then((m) => m.StytchLogin), { ssr: false });
const presentation = { theme: { primary: '#111' } };
export const Page = () => <StytchLogin presentation={presentation} />;
`;
    expect(refusalOf(text)).toBe(loaded(1, '@stytch/nextjs'));
  });

  test('require of the components for organisations', () => {
    expect(refusalOf("const { StytchB2B } = require('@stytch/react/b2b');")).toBe(
      '1: "@stytch/react/b2b" stays: the components for organisations have no counterpart here.',
    );
  });
});

test.each([
  "const { createStytchHeadlessClient } = require('@stytch/react/headless');",
  "const later = import('@stytch/nextjs/headless');",
  "const mine = require('./stytch');",
  "const { createStytchClient } = require('@stytch/vanilla-js/headless');",
  "import * as headless from '@stytch/vanilla-js/headless';",
  'const any = require(name);',
  "jest.mock('@stytch/react');",
])('a call that loads no component of the provider’s, %s, is unchanged', (line) => {
  expect(migrate(`${line}\n`, 'in.ts')).toEqual({ text: `${line}\n`, notes: [] });
});

test.each([
  ['a namespace of the widget', "import * as Stytch from '@stytch/vanilla-js';", '@stytch/vanilla-js'],
  ['a default import of the widget', "import Stytch from '@stytch/vanilla-js';", '@stytch/vanilla-js'],
  ['a namespace of types of the widget', "import type * as Stytch from '@stytch/vanilla-js';", '@stytch/vanilla-js'],
  ['a namespace of a package for React', "import * as Stytch from '@stytch/react';", '@stytch/react'],
])('a file with %s is refused, so that no part of it is rewritten', (_how, line, from) => {
  const text = `${line}\nclient.mountLogin({ elementId: '#in', config });\n`;
  expect(refusalOf(text, 'in.ts')).toBe(
    `1: all of "${from}" is imported under one name: import the names, and run this again.`,
  );
});
