import { vi } from 'vitest';

/** A constructable style sheet. */
class Sheet {
  replaceSync() {}
}

/**
 * Gives the page what jsdom lacks: style sheets that can be adopted, in shadow roots too, names in selectors, and a report of
 * errors, which fails the test. `vi.unstubAllGlobals` takes it away.
 */
export function stubPage(): void {
  vi.stubGlobal('CSSStyleSheet', Sheet);
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) });
  vi.stubGlobal('reportError', (thrown: unknown) => {
    throw thrown;
  });
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(ShadowRoot.prototype, { adoptedStyleSheets: [] });
}
