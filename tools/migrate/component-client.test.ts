import { describe, expect, test } from 'vitest';
import { migrate } from './migrate';
import { Refusal } from './refusal';

const head = "import { StytchLogin } from '@stytch/react';\n";
const written = (text: string) => migrate(head + text, 'a.tsx').text;

describe('an element whose component cannot call the hook is refused:', () => {
  const outside =
    '<StytchLogin> is not in a function component, so `useStytch` cannot be called. Move it into a function component, or pass `client`.';
  const server =
    "<StytchLogin> is in an async component, which runs on the server, so `useStytch` cannot be called. Put 'use client' first in the file and remove `async`, or pass `client`, and run this again.";
  test.each([
    [
      'a class component',
      'export class A extends Component { render() { return <StytchLogin config={c} />; } }',
      outside,
    ],
    ['no component', 'export const routes = [{ element: <StytchLogin config={c} /> }];', outside],
    ['an async function', 'export default async function Page() { return <StytchLogin config={c} />; }', server],
    ['an async arrow function', 'export const Page = async () => <StytchLogin config={c} />;', server],
  ])('%s', (_what, text, message) => {
    expect(() => written(text)).toThrow(new Refusal(2, message));
  });

  test('an async component that has a client is migrated', () => {
    expect(written('export default async function Page() { return <StytchLogin client={s} config={c} />; }')).toContain(
      '<Login client={s} config={c} />',
    );
  });
});

test.each([
  ['', 'stytch'],
  ["import stytch from './s';\n", 'stytchClient'],
  ["import stytch from './s';\nimport { stytchClient } from './c';\n", 'stytchClient2'],
  ["import stytch from './s';\nimport { stytchClient, stytchClient2 } from './c';\n", 'stytchClient3'],
])('the name of a client in a module that begins with %j is %s, which shadows no other', (others, name) => {
  const text = written(`${others}export const A = () => <StytchLogin config={c} />;`);
  expect(text).toContain(`const ${name} = useStytch();`);
  expect(text).toContain(`<Login client={${name}} config={c} />`);
});

test('the hook is imported from the package itself, where the module imports its entry "ui" first', () => {
  const text = migrate(
    "import { createStytchUIClient } from '@stytch/nextjs/ui';\nimport { StytchLogin } from '@stytch/nextjs';\nexport const A = () => <StytchLogin config={make(createStytchUIClient)} />;",
    'a.tsx',
  ).text;
  expect(text).toContain("import { useStytch } from '@stytch/nextjs';");
});
