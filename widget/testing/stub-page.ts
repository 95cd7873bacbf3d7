import { vi } from 'vitest';

/** A constructable style sheet. */
class Sheet {
  replaceSync() {}
}

/** An observer of sizes, which jsdom has none of. */
class Observer {
  observe() {}
  disconnect() {}
}

/**
 * Adds the features that jsdom lacks to the page: adopted style sheets, also in shadow roots, observers of sizes, names in selectors, and a
 * report of errors, which fails the test. `vi.unstubAllGlobals` removes them.
 */
export function stubPage(): void {
  vi.stubGlobal('CSSStyleSheet', Sheet);
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) });
  vi.stubGlobal('reportError', (thrown: unknown) => {
    throw thrown;
  });
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(ShadowRoot.prototype, { adoptedStyleSheets: [] });
}
