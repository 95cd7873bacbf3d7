import { parse } from '@babel/parser';
import { describe, expect, test } from 'vitest';
import { tokensOf } from '../theme/token-paths';
import type { Theme } from '../../tokens/theme';
import { convertMessage } from './convert-message';
import { migrate } from './migrate';
import { elements, gone, mounts, providerNames } from './provider-names';
import { providerStrings } from './provider-strings';
import { providerTheme } from './provider-theme';

const data = (value: unknown, name = 'file.json') => {
  const { text, notes } = migrate(JSON.stringify(value), name);
  const read: unknown = JSON.parse(text);
  return { read, notes, lost: notes.filter(({ level }) => level === 'lost').map(({ message }) => message) };
};

// Columns: a sentence of the provider's | ours, or the reason why there is none.
describe('a sentence', () => {
  test.each([
    ['Log in', 'Log in'],
    ['', ''],
    ['Log in to {place}', 'Log in to {place}'],
    ['<bold>Log in</bold> now', 'Log in now'],
    ["It''s time", "It's time"],
    ['{n, plural, one {# day} other {# days}}', { one: '{count} day', other: '{count} days' }],
    ['{n, plural, one {{n} day} other {{n} days}}', { one: '{count} day', other: '{count} days' }],
    [
      ' {seconds,plural,one{#s}few{#s!}other{#s in {place}}} ',
      { one: '{count}s', few: '{count}s!', other: '{count}s in {place}' },
    ],
    ['{n, plural, other {<b>#</b>}}', { other: '{count}' }],
  ])('%j is %j', (text, message) => expect(convertMessage(text)).toEqual({ message }));

  test.each([
    ['{n, plural, one {# day}}', 'it has no form "other"'],
    ['In {n, plural, one {# day} other {# days}}', 'it chooses within the sentence'],
    ['{kind, select, a {x} other {y}}', 'it chooses within the sentence'],
    ['{n, number}', 'it chooses within the sentence'],
  ])('%j is none of ours: %s', (text, why) =>
    expect(convertMessage(text)).toEqual({ why: expect.stringContaining(why) }),
  );
});

test.each(Object.entries(providerStrings))('the id %s is renamed, or the reason is noted', (id, meaning) => {
  const { read, lost } = data({ strings: { [id]: 'Words' }, config: {} }, 'options.json');
  const ours = typeof meaning === 'string' ? [] : meaning;
  expect(read).toEqual({ strings: Object.fromEntries(ours.map((one) => [one, 'Words'])), config: {} });
  expect(lost).toEqual(typeof meaning === 'string' ? [`the sentence "${id}" is not carried over: ${meaning}.`] : []);
});

/** A value that every token of its kind accepts. */
const fitting = (path: string) => {
  if (path === 'colorScheme') return 'light';
  if (path === 'fontFamily') return 'Arial';
  if (path === 'motion.duration') return '100ms';
  return /radius|width|fontSize/i.test(path) ? '10px' : '#123456';
};

describe.each(Object.entries(providerTheme))('the name %s of a theme', (key, meaning) => {
  test('sets what it means here and nothing else, or is noted with the reason', () => {
    const paths = 'tokens' in meaning ? meaning.tokens : [];
    const value = 'scales' in meaning ? '5px' : fitting(paths[0] ?? '');
    const { read, lost } = data({ theme: { [key]: value }, options: {} }, 'presentation.json');
    const set = tokensOf(read as Theme);
    if ('why' in meaning) {
      expect({ set, lost }).toEqual({ set: [], lost: [`"${key}" is not carried over: ${meaning.why}.`] });
      return;
    }
    expect(lost).toEqual([]);
    if ('tokens' in meaning) expect(set.map(([path]) => path).toSorted()).toEqual([...meaning.tokens].toSorted());
    else expect(set.length).toBeGreaterThan(0);
  });

  test('with an invalid value is noted, and breaks nothing', () => {
    const { read, lost } = data({ theme: { [key]: '}</style>' }, options: {} }, 'presentation.json');
    expect(tokensOf(read as Theme)).toEqual([]);
    expect(lost).toHaveLength(1);
  });
});

test.each([
  ['4px', ['8px', '8px', '24px']],
  ['0.5rem', ['1rem', '1rem', '3rem']],
  ['1em', ['2em', '2em', '6em']],
])('a base of %s makes the radii that follow it', (base, radii) => {
  const { read } = data({ theme: { 'rounded-base': base }, options: {} }, 'presentation.json');
  expect(new Set(tokensOf(read as Theme).map(([, value]) => value))).toEqual(new Set(radii));
});

test('an explicit radius wins over the base, in any order', () => {
  for (const theme of [
    { 'rounded-base': '4px', 'input-radius': '0px' },
    { 'input-radius': '0px', 'rounded-base': '4px' },
  ]) {
    const { read } = data({ theme, options: {} }, 'presentation.json');
    expect(read).toMatchObject({ inputs: { borderRadius: '0px' }, container: { borderRadius: '24px' } });
  }
});

// Dropped members may be anywhere in their object: the first, the last, several in a row.
describe('of four sentences', () => {
  const ids = ['login.title', 'watermark.altText', 'button.done', 'watermark.poweredBy', 'button.skip'];
  const orders = ids.flatMap((one) => ids.filter((id) => id !== one).map((other) => [one, other]));
  const sets = [...orders, ids, ids.toReversed(), ...ids.map((id) => [id])];

  test.each(sets)('in the order %s, %s, %s, %s, %s the rest is a file that can be parsed', (...order) => {
    const given = Object.fromEntries(order.filter(Boolean).map((id) => [id, 'Words']));
    const kept = Object.keys(given).flatMap((id) => {
      const meaning = Object.entries(providerStrings).find(([known]) => known === id)?.[1] ?? '';
      return typeof meaning === 'string' ? [] : meaning;
    });
    expect(Object.keys(data(given).read as object)).toEqual(kept);
    for (const comma of ['', ',']) {
      const lines = Object.keys(given).map((id) => `  '${id}': 'Words'`);
      const { text } = migrate(`export const strings = {\n${lines.join(',\n')}${comma}\n};\n`, 'words.ts');
      expect(() => parse(text, { sourceType: 'module' })).not.toThrow();
      for (const id of kept) expect(text).toContain(`'${id}': 'Words'`);
    }
  });
});

describe('a module', () => {
  const lostIn = (text: string) => migrate(text, 'file.ts').notes.filter(({ level }) => level === 'lost');

  test.each(Object.entries(providerNames))(
    'that imports %s imports ours, under its own name',
    (name, { name: ours, from }) => {
      const { text, notes } = migrate(`import { ${name} } from '@stytch/vanilla-js';\nuse(${name});\n`, 'file.ts');
      expect(text).toContain(`import { ${ours} } from '${from}';`);
      expect(text).toContain(`use(${ours});`);
      expect(notes).toEqual([]);
      const renamed = migrate(`import { ${name} as it } from '@stytch/vanilla-js';\nuse(it);\n`, 'file.ts').text;
      expect(renamed).toContain(`import { ${ours} as it } from '${from}';`);
      expect(renamed).toContain('use(it);');
    },
  );

  test.each(Object.entries(gone))('that imports %s gets a note that nothing replaces it', (name, why) => {
    const notes = lostIn(`import { ${name} } from '@stytch/vanilla-js';\n`);
    expect(notes.map(({ message }) => message)).toEqual([`"${name}" is not carried over: ${why}.`]);
  });

  test.each(mounts)('that calls %s passes the target first', (name) => {
    const ours = providerNames[name]?.name ?? '';
    const { text } = migrate(
      `import { ${name} } from '@stytch/vanilla-js';\n${name}({ client, elementId: '#here', config });\n`,
      'file.ts',
    );
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`${ours}('#here', { client, config });`);
  });

  test('that mounts consent without a config has one: an identity provider has no products', () => {
    const { text } = migrate(
      "import { mountIdentityProvider } from '@stytch/vanilla-js';\nmountIdentityProvider({ client, elementId: '#here' });\n",
      'file.ts',
    );
    expect(text).toContain("mountIdentityProvider('#here', { config: { products: [] },");
    expect(() => parse(text, { sourceType: 'module' })).not.toThrow();
  });

  test.each(Object.entries(elements))('that creates a %s gets a <%s>', (name, tag) => {
    const { text } = migrate(
      `import { ${name} } from '@stytch/vanilla-js';\nconst element = new ${name}();\n`,
      'file.ts',
    );
    expect(text).toContain(`document.createElement('${tag}')`);
  });

  test.each([
    ['a member', 'a.Strings', 'a.Strings'],
    ['a property', '({ Callbacks: 1 })', '({ Callbacks: 1 })'],
    ['a text', "'StytchUIClient'", "'StytchUIClient'"],
    ['a name of its own', 'stytchUIClient', 'stytchUIClient'],
  ])('keeps %s of the same name', (_what, expression, kept) => {
    const { text } = migrate(`import { StytchUIClient } from '@stytch/vanilla-js';\nuse(${expression});\n`, 'file.ts');
    expect(text).toContain(`use(${kept});`);
  });

  test.each(['file.ts', 'file.tsx', 'file.js', 'file.mts'])('is read as what its name says (%s)', (name) => {
    expect(migrate('export const a = 1;\n', name)).toEqual({ text: 'export const a = 1;\n', notes: [] });
  });

  test('has its notes in the order of its lines', () => {
    const { notes } = migrate(
      "import { iconsWhite } from '@stytch/vanilla-js';\nexport const strings = {\n  'watermark.altText': 'a',\n  'button.done': t('x'),\n};\n",
      'file.ts',
    );
    expect(notes.map(({ line, level }) => [line, level])).toEqual([
      [1, 'lost'],
      [3, 'lost'],
      [4, 'look'],
    ]);
  });
});
