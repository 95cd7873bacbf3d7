// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A constructable sheet; jsdom has none. */
class Sheet {
  static made = 0;
  text = '';
  constructor() {
    Sheet.made += 1;
  }
  replaceSync(text: string) {
    this.text = text;
  }
}

let adoptStyles: (root: Document | ShadowRoot) => () => void;
let registerStyles: (text: string, id?: string) => void;

beforeEach(async () => {
  vi.resetModules();
  Sheet.made = 0;
  vi.stubGlobal('CSSStyleSheet', Sheet);
  Object.assign(document, { adoptedStyleSheets: [] });
  ({ adoptStyles, registerStyles } = await import('./style-registry'));
});
afterEach(() => {
  // Another file of the worker must not find what was adopted here.
  vi.resetModules();
  vi.unstubAllGlobals();
});

const shadowRoot = () =>
  Object.assign(document.createElement('div').attachShadow({ mode: 'open' }), { adoptedStyleSheets: [] });
const sheetsOf = (root: Document | ShadowRoot) => root.adoptedStyleSheets as unknown as readonly Sheet[];
const textOf = (root: Document | ShadowRoot) => sheetsOf(root).map(({ text }) => text);

test('a page with several widgets has the styles once, until the last of them is gone', () => {
  registerStyles('.a{}');
  const release = [adoptStyles(document), adoptStyles(document)];
  expect(textOf(document)).toEqual(['.a{}']);
  release[0]?.();
  release[0]?.();
  expect(sheetsOf(document)).toHaveLength(1);
  release[1]?.();
  expect(sheetsOf(document)).toHaveLength(0);
});

test('the page and the shadow roots in it share one sheet', () => {
  registerStyles('.a{}');
  const inside = shadowRoot();
  adoptStyles(document);
  adoptStyles(inside);
  expect(sheetsOf(inside)[0]).toBe(sheetsOf(document)[0]);
  expect(Sheet.made).toBe(1);
});

test("a host's own sheets stay, before and after", () => {
  const own = new Sheet();
  Object.assign(document, { adoptedStyleSheets: [own] });
  const release = adoptStyles(document);
  expect(sheetsOf(document)[0]).toBe(own);
  release();
  expect(sheetsOf(document)).toEqual([own]);
});

test('the styles of a later screen are added as one further sheet, and the first sheet is not parsed again', async () => {
  registerStyles('.a{}');
  const inside = shadowRoot();
  adoptStyles(document);
  const release = adoptStyles(inside);
  const replace = vi.spyOn(Sheet.prototype, 'replaceSync');
  registerStyles('.b{}');
  registerStyles('.c{}');
  expect(textOf(document)).toEqual(['.a{}']);
  await Promise.resolve();
  expect(textOf(document)).toEqual(['.a{}', '.b{}\n.c{}']);
  expect(sheetsOf(inside)).toEqual(sheetsOf(document));
  expect(replace).toHaveBeenCalledOnce();
  release();
  expect(sheetsOf(inside)).toHaveLength(0);
  expect(sheetsOf(document)).toHaveLength(2);
});

test('a root that adopts the styles later has those of all screens, in their order', async () => {
  registerStyles('.a{}');
  adoptStyles(document);
  registerStyles('.b{}');
  await Promise.resolve();
  const later = shadowRoot();
  adoptStyles(later);
  expect(textOf(later)).toEqual(['.a{}', '.b{}']);
});

test('during development, a style that is saved again replaces its earlier version', async () => {
  registerStyles('.a{color:red}', 'a.css.ts');
  adoptStyles(document);
  registerStyles('.a{color:blue}', 'a.css.ts');
  await Promise.resolve();
  expect(textOf(document)).toEqual(['.a{color:blue}']);
});

test('a later screen is styled in the page, also where a frame that the page has removed was adopted first [B-MOUNT-8]', async () => {
  registerStyles('.a{}');
  const frame = document.implementation.createHTMLDocument();
  const view = vi.spyOn(frame, 'defaultView', 'get').mockReturnValue(globalThis.window);
  Object.assign(frame, { adoptedStyleSheets: [] });
  adoptStyles(frame);
  adoptStyles(document);
  const dead = sheetsOf(frame);
  expect(dead).toHaveLength(1);
  // The document of a frame that was removed has no window.
  view.mockReturnValue(null);
  registerStyles('.b{}');
  await Promise.resolve();
  expect(textOf(document)).toEqual(['.a{}', '.b{}']);
  expect(sheetsOf(frame)).toEqual(dead);
});
