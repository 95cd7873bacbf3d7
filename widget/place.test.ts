// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { makePlace } from './place';

test('a reader is not told that the place of a widget can be clicked', () => {
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  Object.assign(document, { adoptedStyleSheets: [] });
  const { root } = makePlace(document.body, false);
  expect(root.getAttribute('role')).toBe('none');
});
