import { parse } from '@babel/parser';
import { describe, expect, test } from 'vitest';
import { migrate } from './migrate';

const head = "import { defineVestibuleElements } from 'vestibule-auth/element';\n";
const foot = 'defineVestibuleElements();';
/** A module that imports an element: the text after the imports, and the notes. */
const withElement = (lines: string, names = 'StytchUI') => {
  const { text, notes } = migrate(`import { ${names} } from '@stytch/vanilla-js';\n${lines}\n`, 'in.ts');
  expect(() => parse(text, { sourceType: 'module', plugins: ['typescript'] })).not.toThrow();
  expect(text.startsWith(head)).toBe(true);
  return { text: text.slice(head.length).trim(), notes: notes.map(({ line, message }) => `${line}: ${message}`) };
};
const look = (line: number, name: string, ours = 'vestibule-login') =>
  `${line}: ${name} is <${ours}> here: change it in your markup as well.`;

describe('the elements are defined once', () => {
  test.each([
    ['where they were', "customElements.define('a-b', StytchUI);", `${foot}`, [look(2, '<a-b>')]],
    [
      'where the first of them was',
      "customElements.define('a-b', StytchUI);\nwindow.customElements.define('c-d', StytchUI);",
      `${foot}\nvoid 0;`,
      [look(2, '<a-b>'), look(3, '<c-d>')],
    ],
    [
      'under a name that is made elsewhere',
      'customElements.define(name, StytchUI);',
      foot,
      [look(2, 'what is defined here')],
    ],
    ['at the end, where nothing defined them', 'draw();', `draw();\n\n${foot}`, []],
  ])('%s', (_where, lines, expected, notes) => {
    expect(withElement(lines)).toEqual({ text: expected, notes });
  });
});

describe('creating an element', () => {
  test.each([
    ["document.createElement('a-b');", "document.createElement('vestibule-login');"],
    ['document.createElement(`a-b`);', "document.createElement('vestibule-login');"],
    ["document.createElement('other');", "document.createElement('other');"],
    ['document.createElement(name);', 'document.createElement(name);'],
    ['document.createElement();', 'document.createElement();'],
  ])('by its name creates ours in place of theirs: %s', (line, expected) => {
    expect(withElement(`customElements.define('a-b', StytchUI);\n${line}`).text).toBe(`${foot}\n${expected}`);
  });

  test('by two names creates two of ours', () => {
    const { text, notes } = withElement(
      "customElements.define('a-b', StytchUI);\ncustomElements.define('c-d', StytchResetPassword);\nmake.createElement('c-d');",
      'StytchUI, StytchResetPassword',
    );
    expect(text).toBe(`${foot}\nvoid 0;\nmake.createElement('vestibule-password-reset');`);
    expect(notes).toEqual([look(2, '<a-b>'), look(3, '<c-d>', 'vestibule-password-reset')]);
  });

  test("of a class of the application's own is unchanged", () => {
    expect(withElement('const one = new Mine();').text).toBe(`const one = new Mine();\n\n${foot}`);
  });

  test('with a shadow root is noted with where to request it', () => {
    expect(withElement('const one = new StytchUI({ shadow: true });')).toEqual({
      text: `const one = document.createElement('vestibule-login');\n\n${foot}`,
      notes: ['2: "shadow" is not carried over: set config.enableShadowDOM.'],
    });
  });
});

describe('rendering into an element sets its options', () => {
  test.each([
    ['element.render({ client, config });', 'element.options = { client, config };'],
    ['element!.render({ client, config });', 'element!.options = { client, config };'],
    ['element.render({ client, config } as Props);', 'element.options = { client, config };'],
    ['element.render(({ client, config }));', 'element.options = { client, config };'],
    ['element.render({ client, config }, later);', 'element.options = { client, config };'],
    [
      'const given = { client, presentation: {} };\none.render(given);\nother.render(given);',
      'const given = { client, theme: {} };\none.options = given;\nother.options = given;',
    ],
  ])('%s', (lines, expected) => {
    expect(withElement(lines)).toEqual({ text: `${expected}\n\n${foot}`, notes: [] });
  });

  test('options of two elements are noted once', () => {
    const { notes } = withElement(
      'const given = { client, strings: words() };\none.render(given);\nother.render(given);',
    );
    expect(notes).toEqual(['2: "strings" are made elsewhere: migrate that file as well.']);
  });

  test.each(['root.render(page);', 'root.render({ page });', 'root.render();', 'element.draw({ page, client });'])(
    'code that only looks alike is kept: %s',
    (line) => expect(withElement(line)).toEqual({ text: `${line}\n\n${foot}`, notes: [] }),
  );

  // No property can be set on an element that may be missing.
  test.each(['element?.render({ client, config });', 'const given = { client, config };\nelement?.render(given);'])(
    'options that cannot be set are noted: %s',
    (lines) => {
      const { text, notes } = withElement(lines);
      expect(text).toBe(`${lines}\n\n${foot}`);
      expect(notes).toEqual([
        `${lines.split('\n').length + 1}: this call of render is not rewritten: set \`options\` of the element, once it is there.`,
      ]);
    },
  );
});
