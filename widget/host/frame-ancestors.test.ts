// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { isInForeignFrame } from './frame-ancestors';

const own = 'https://host.test';

/** A page in a frame, inside pages of these origins; the nearest first. */
function framedBy(...origins: string[]) {
  const location = { origin: own, ancestorOrigins: origins };
  const frame = { top: {}, self: {} };
  vi.stubGlobal('window', frame);
  vi.stubGlobal('location', location);
}

/** The same in a browser that does not expose the origins above, and hides pages of another origin. */
function framedUnnamed(...origins: string[]) {
  const pages = origins.map((origin) => ({
    get location() {
      if (origin !== own) throw new DOMException('No.', 'SecurityError');
      return { origin };
    },
    parent: {},
  }));
  pages.forEach((page, index) => (page.parent = pages[index + 1] ?? page));
  vi.stubGlobal('window', { top: pages.at(-1), self: {}, parent: pages[0] });
  vi.stubGlobal('location', { origin: own });
}

afterEach(() => vi.unstubAllGlobals());

test('a page at the top is in no frame', () => {
  expect(isInForeignFrame()).toBe(false);
});

test.each([
  ['its own site', [own], [], false],
  ['another site', ['https://evil.test'], [], true],
  ['a site that the host allows', ['https://ally.test'], ['https://ally.test'], false],
  [
    'a site that the host allows, in another one’s',
    ['https://ally.test', 'https://evil.test'],
    ['https://ally.test'],
    true,
  ],
  ['its own site, in another one’s', [own, 'https://evil.test'], [], true],
])('a page in the frame of %s is checked against every ancestor [B-IDP-13]', (_name, origins, allowed, isForeign) => {
  framedBy(...origins);
  expect(isInForeignFrame(allowed)).toBe(isForeign);
});

test.each([
  ['its own site', [own], false],
  ['another site', ['https://ally.test'], true],
  ['its own site, in another one’s', [own, 'https://ally.test'], true],
])(
  'without ancestorOrigins, a page in the frame of %s trusts only the ancestors that it can read [B-IDP-13]',
  (_name, origins, isForeign) => {
    framedUnnamed(...origins);
    expect(isInForeignFrame(['https://ally.test'])).toBe(isForeign);
  },
);
