import { describe, expect, test } from 'vitest';
import { migrate } from './migrate';

const notesOn = (text: string, name = 'in.tsx') => migrate(text, name).notes.map(({ message }) => message);
const lost = (what: string, ...comments: readonly string[]) =>
  `the comments in ${what} are not carried over: ${comments.join(', ')}.`;

// Columns: the user's code | the note about its comments.
describe('the comments in a part that is replaced are named:', () => {
  test.each([
    ['export const presentation = { theme: { // brand\n success: "#123" } };', lost('"presentation"', '// brand')],
    [
      "use({ client, presentation: /* ours */ { theme: { success: 'url(//x)' /* green */ } } });",
      lost('"presentation"', '/* ours */', '/* green */'),
    ],
    ['use({ client, presentation: /* later */ looks });', lost('"presentation"', '/* later */')],
    [
      "const brand = { /* brand */ success: '#123' };\nuse({ client, presentation: { theme: brand } });",
      lost('the theme', '/* brand */'),
    ],
    ["export const brand = { 'container-width': '1px', // wide\n};", lost('the theme', '// wide')],
    ["export const words = { 'login.title': /* short */ 'Hi' };", lost('the sentence "login.title"', '/* short */')],
    [
      "import { mountLogin, // the form\n Products /* what */ } from '@stytch/vanilla-js';",
      lost('the import of "@stytch/vanilla-js"', '// the form', '/* what */'),
    ],
    [
      "import { mountLogin } from '@stytch/vanilla-js';\nimport { Products /* what */ } from '@stytch/vanilla-js';",
      lost('the import of "@stytch/vanilla-js"', '/* what */'),
    ],
    ["export const given = { config, elementId: /* here */ '#in' };", lost('what was removed', '/* here */')],
    [
      "export const given = { config, elementId: '#in', /* token */ authTokenParams: {} };",
      lost('what was removed', '/* token */'),
    ],
    ["export const given = { elementId: '#in' /* here */, config };", lost('what was removed', '/* here */')],
  ])('%s', (text, note) => expect(notesOn(text)).toContain(note));

  test('a long comment is shortened', () => {
    const [note] = notesOn(`export const presentation = {\n/*\n * ${'word '.repeat(40)}\n */\n};`);
    expect(note).toMatch(/^the comments in "presentation" are not carried over: \/\* \* word [\w ]{20,60}…\.$/);
  });
});

describe('a comment that stays is not named:', () => {
  test.each([
    '// before\nexport const presentation = {}; // after',
    "export const presentation = { theme: { success: green('//') } };",
    'use({ client, presentation: { theme: { success: green(/* pale */ 1) } } });',
    "// before\nimport { mountLogin } from '@stytch/vanilla-js'; // after",
    'stytch.mountLogin({ config, elementId: place(/* here */ 1) });',
    "export const given = { config, // what\n elementId: '#in' };",
  ])('%s', (text) => {
    expect(notesOn(text).filter((message) => message.includes('comment'))).toEqual([]);
    for (const comment of text.match(/\/\/ \w+|\/\*.*?\*\//g) ?? [])
      expect(migrate(text, 'in.tsx').text).toContain(comment);
  });
});
