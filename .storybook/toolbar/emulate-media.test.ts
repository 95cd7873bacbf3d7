// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import { emulateMedia } from './emulate-media';

// jsdom has no adopted style sheets.
document.adoptedStyleSheets ??= [];

/** Adds a style sheet with one rule for each media query. The returned function reads the queries as they are now. */
function addQueries(written: readonly string[]): () => string[] {
  const style = document.createElement('style');
  style.textContent = written.map((query) => `@media ${query} { a { color: red; } }`).join('\n');
  document.head.append(style);
  onTestFinished(() => style.remove());
  return () =>
    Array.from(style.sheet?.cssRules ?? []).flatMap((rule) =>
      rule instanceof CSSMediaRule ? rule.media.mediaText : [],
    );
}

test.each([
  ['prefers-reduced-motion', '(prefers-reduced-motion: no-preference)', 'not all'],
  ['prefers-reduced-motion', '(prefers-reduced-motion:no-preference)', 'not all'],
  ['prefers-reduced-motion', '(prefers-reduced-motion: reduce)', 'all'],
  ['prefers-reduced-motion', '(prefers-reduced-motion)', 'all'],
  ['forced-colors', '(forced-colors: none)', 'not all'],
  ['forced-colors', '(forced-colors: active)', 'all'],
])('while %s is emulated, the query %s becomes "%s", and then is as it was', (feature, written, emulated) => {
  const queries = addQueries([written]);
  emulateMedia(feature, true);
  expect(queries()).toEqual([emulated]);
  emulateMedia(feature, true);
  expect(queries()).toEqual([emulated]);
  emulateMedia(feature, false);
  expect(queries()).toEqual([written]);
});

test('a query of another media feature stays as it is while one is emulated', () => {
  const written = ['(forced-colors: active)', '(min-width: 400px)'];
  const queries = addQueries(written);
  emulateMedia('prefers-reduced-motion', true);
  expect(queries()).toEqual(written);
});
