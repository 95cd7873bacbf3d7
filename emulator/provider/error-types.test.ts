import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const provider = import.meta.dirname;
const declarations = `${provider}/../../node_modules/@stytch/vanilla-js/dist/types`;

/** The error types that the client declares. The declared type has `string` too, so the compiler cannot compare them. */
function typesOfClient(): ReadonlySet<string> {
  const texts = readdirSync(declarations)
    .filter((name) => name.endsWith('.d.ts'))
    .map((name) => readFileSync(`${declarations}/${name}`, 'utf8'));
  const union = /^type StytchAPIErrorType = ([^;]+);/m.exec(texts.join('\n'))?.[1] ?? '';
  return new Set(union.match(/\w+(?=')/g));
}

/** The types of the catalogue, which an `ApiError` is limited to, and those of the envelopes that are made without one. */
function typesOfEmulator(): readonly string[] {
  const sources = readdirSync(provider, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(`${provider}/${path}`, 'utf8'));
  const catalogue = readFileSync(`${provider}/errors.ts`, 'utf8').matchAll(/^ {2}(\w+): \[/gm);
  const envelopes = sources.flatMap((text) => [...text.matchAll(/errorEnvelope\(\w+, '(\w+)'/g)]);
  return [...catalogue, ...envelopes].map(([, type]) => type ?? '');
}

test('every error type of the emulator is one that the client knows, without an exception', () => {
  const known = typesOfClient();
  const own = typesOfEmulator();
  expect(known.size).toBeGreaterThan(700);
  expect(own).toEqual(expect.arrayContaining(['unable_to_auth_otp_code', 'too_many_requests']));
  expect(own.filter((type) => !known.has(type))).toEqual([]);
});
