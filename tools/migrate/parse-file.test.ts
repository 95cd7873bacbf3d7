import { describe, expect, test } from 'vitest';
import { migrate } from './migrate';
import { parseFile } from './parse-file';
import { Refusal } from './refusal';

const refusalOf = (text: string, name: string) => {
  try {
    parseFile(text, name);
  } catch (error) {
    if (error instanceof Refusal) return `${error.line}: ${error.message}`;
    throw error;
  }
  return undefined;
};

describe('a class with decorators', () => {
  test.each([
    ['before the export', '@Component({}) export class A {}'],
    ['after the export', 'export @Foo class A {}'],
    ['of its members', "class A { @Input() b = 1; @HostListener('click') c() {} }"],
    ['of a constructor’s parameters', 'class A { constructor(@Inject(T) private readonly t: T) {} }'],
    ['of an accessor', 'class A { @Track accessor b = 1; }'],
  ])('%s, can be read', (_where, text) => expect(refusalOf(text, 'a.ts')).toBeUndefined());

  test('that mounts the form, as a component of Angular does, is migrated', () => {
    const { text, notes } = migrate(
      `import { Component, Inject, Input } from '@angular/core';
import { StytchUIClient } from '@stytch/vanilla-js';

@Component({ selector: 'app-login', template: '<div id="login"></div>' })
export class LoginComponent {
  @Input() config = { products: ['otp'] };

  constructor(@Inject(StytchUIClient) private readonly client: StytchUIClient) {}

  ngOnInit() {
    this.client.mountLogin({ elementId: '#login', config: this.config });
  }
}
`,
      'login.component.ts',
    );
    expect(text).toContain("@Component({ selector: 'app-login', template: '<div id=\"login\"></div>' })\nexport class");
    expect(text).toContain('constructor(@Inject(StytchClient) private readonly client: StytchClient) {}');
    expect(text).toContain("mountLogin('#login', { client: this.client, config: this.config });");
    expect(notes).toEqual([]);
  });
});

test.each(['a.ts', 'a.mts', 'a.cts'])('a type in angle brackets, in %s, can be read', (name) => {
  expect(refusalOf('const a = <any>b;', name)).toBeUndefined();
});

describe('a file that cannot be read is refused in a sentence for its user:', () => {
  test.each([
    ['a mistake', 'a.ts', 'const a = 1;\nconst = 2;', '2: it cannot be read: Unexpected token. '],
    [
      'a mistake behind a decorator',
      'a.ts',
      'export @Foo class A {}\nconst = 2;',
      '2: it cannot be read: Unexpected token. ',
    ],
    ['a mistake in JSON', 'a.json', '{\n"a": ', '2: it cannot be read: Unexpected token. '],
    [
      'an old import',
      'a.js',
      "import a from './a.json' assert { type: 'json' };",
      '1: it cannot be read: The `assert` keyword',
    ],
    ['a proposal', 'a.js', 'a |> b;', '1: its syntax is neither standard JavaScript nor TypeScript. '],
  ])('%s', (_what, name, text, start) => {
    const refusal = refusalOf(text, name);
    expect(refusal?.slice(0, start.length)).toBe(start);
    expect(refusal).not.toMatch(/plugin|\(\d+:\d+\)/);
  });
});

test('a type in angle brackets is seen through, as one behind "as" is', () => {
  const head =
    "import { StytchUIClient } from '@stytch/vanilla-js';\nconst stytch = new StytchUIClient('public-token-test-1');\n";
  const rewritten = (call: string) => migrate(`${head}${call}`, 'a.cts').text.split('\n').at(-1);
  expect(rewritten("stytch.mountLogin(<any>{ elementId: '#in', config });")).toContain("mountLogin('#in',");
});
