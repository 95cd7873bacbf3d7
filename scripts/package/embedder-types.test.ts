import { expect, test } from 'vitest';
import { forEmbedders } from './embedder-types.ts';

test('a trailing comment is moved before its member [B-TYPES-1]', () => {
  expect(
    forEmbedders('interface A {\n  /** One. */a: 1; /** Two. */\n  b: 2; /**\n   * Three.\n   */\n  c: 3;\n}\n'),
  ).toBe('interface A {\n  /** One. */a: 1;\n  /** Two. */\n  b: 2;\n  /**\n   * Three.\n   */\n  c: 3;\n}\n');
});

test('an optional property takes undefined, whatever its type [B-TYPES-2]', () => {
  expect(forEmbedders('interface A { a?: string; b: 1; c?: () => void; d?: 1 | undefined; e?(x: 1): void }')).toBe(
    'interface A { a?: string | undefined; b: 1; c?: (() => void) | undefined; d?: 1 | undefined; e?: ((x: 1) => void) | undefined }',
  );
  expect(forEmbedders('interface A { a?: undefined }')).toBe('interface A { a?: undefined }');
  expect(forEmbedders('type B<T> = { [K in keyof T]?: T[K] }; type C<T> = { [K in keyof T]-?: T[K] };')).toBe(
    'type B<T> = { [K in keyof T]?: T[K] | undefined }; type C<T> = { [K in keyof T]-?: T[K] };',
  );
});
