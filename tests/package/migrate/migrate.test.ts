import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { WidgetOptions } from '../../../widget';
import { themeVariables } from '../../../tokens/theme-variables';
import { messages } from '../../../widget/locales/nl';
import { configMistakes, configProblem } from '../../../widget/mistakes/config-mistakes';
import { stringMistakes } from '../../../widget/development/string-mistakes';
import { migrate } from '../../../tools/migrate/migrate';
import { compile, mistakesIn } from '../embedder-compiler';

const read = (name: string) => readFileSync(`tests/package/migrate/${name}`, 'utf8');
const messagesOf = ({ notes }: ReturnType<typeof migrate>, level: string) =>
  notes.filter((note) => note.level === level).map(({ line, message }) => `${line}: ${message}`);

test('migrated code of the provider’s own widget compiles with this one, and each loss has a line', () => {
  const before = read('before.ts');
  const migrated = migrate(before, 'before.ts');
  const program = compile(new Map([['migrated/after.ts', migrated.text]]));
  expect(mistakesIn(program, 'migrated/after.ts')).toEqual([]);
  expect(migrated.text).not.toMatch(/from '@stytch\/vanilla-js'|elementId|login\.title/);
  const lineOf = (words: string) => before.slice(0, before.indexOf(words)).split('\n').length;
  expect(messagesOf(migrated, 'lost')).toEqual([
    `${lineOf('spacing:')}: "spacing" is not carried over: this widget has three distances: set spacing.group, spacing.item and spacing.label.`,
    `${lineOf('inputIdSuffix')}: "inputIdSuffix" is not carried over: ids are unique anyway.`,
    expect.stringContaining(`${lineOf("'oauth.continueWithGoogle'")}: the sentence "oauth.continueWithGoogle"`),
    expect.stringContaining(`${lineOf("'passcode.codeSent'")}: the sentence "passcode.codeSent"`),
    expect.stringContaining(`${lineOf('authTokenParams')}: "authTokenParams" is not carried over`),
  ]);
}, 120_000);

test('a migrated JSON configuration of the provider’s own widget is accepted without a mistake', () => {
  const migrated = migrate(read('before.json'), 'before.json');
  const { config, theme, strings } = JSON.parse(migrated.text) as Required<WidgetOptions>;
  expect(config.enableShadowDOM).toBe(true);
  expect([configProblem(config), ...configMistakes(config)]).toEqual([undefined]);
  expect(stringMistakes(strings, messages)).toEqual([]);
  expect(strings).toEqual({
    'main.title': 'Welcome to Acme',
    'error.invalid_email': 'That is no address.',
    'main.emailFormatInvalid': 'That is no address.',
  });
  expect('light' in theme ? undefined : themeVariables(theme).warnings).toEqual([]);
  expect(theme).toMatchObject({
    colorScheme: 'dark',
    container: { backgroundColor: '#101014' },
    buttons: { primary: { borderRadius: '8px' } },
    logo: { logoImageUrl: 'https://app.example/logo.svg', alt: 'Acme' },
  });
  expect(messagesOf(migrated, 'lost')).toEqual([
    '1: "elementId" is not carried over: "#login" is the first argument of the mount.',
    expect.stringContaining('the sentence "watermark.altText" is not carried over'),
  ]);
});
