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

describe('a package for React, loaded by a call, is refused:', () => {
  test.each([
    ['require', "const { StytchLogin } = require('@stytch/react');", '@stytch/react'],
    ['require with a template', 'const { StytchLogin } = require(`@stytch/nextjs`);', '@stytch/nextjs'],
    ['import()', "const made = lazy(async () => import('@stytch/nextjs/ui'));", '@stytch/nextjs/ui'],
    ['import =', "import Stytch = require('@stytch/react');", '@stytch/react'],
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
  'const any = require(name);',
  "jest.mock('@stytch/react');",
])('a call that loads no component of the provider’s, %s, is unchanged', (line) => {
  expect(migrate(`${line}\n`, 'in.ts')).toEqual({ text: `${line}\n`, notes: [] });
});

test('the widget without React, loaded by `import =`, gets a note', () => {
  const { notes } = migrate("import Stytch = require('@stytch/vanilla-js');\n", 'in.cts');
  expect(notes).toMatchObject([
    { line: 1, level: 'lost', message: expect.stringContaining('what require() or import() loads') },
  ]);
});
