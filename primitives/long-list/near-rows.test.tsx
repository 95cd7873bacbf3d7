import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LongList } from './long-list';
import { ScrollRegion } from '../scroll-region/scroll-region';

/** The active observers of the page, with the root of each. */
let watchers: { root: unknown; report: (element: Element, isSeen: boolean) => void; element?: Element }[] = [];

beforeEach(() => {
  watchers = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #watcher: (typeof watchers)[number];
      constructor(report: (entries: { isIntersecting: boolean }[]) => void, { root }: { root: unknown }) {
        this.#watcher = { root, report: (_element, isSeen) => report([{ isIntersecting: isSeen }]) };
      }
      observe(element: Element) {
        watchers.push(Object.assign(this.#watcher, { element }));
      }
      disconnect() {
        watchers = watchers.filter((one) => one !== this.#watcher);
      }
    },
  );
  place(() => 100_000);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Places the region at the top of the page, 500 px high, and each stretch where the test says. */
function place(topOf: (stretch: Element) => number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return this.getAttribute('role') === 'region' ? new DOMRect(0, 0, 100, 500) : new DOMRect(0, topOf(this), 100, 10);
  });
}

const list = (count: number) => (
  <ScrollRegion label="Apps">
    <LongList count={count} renderRow={(index) => <button type="button">{`Row ${index + 1}`}</button>} />
  </ScrollRegion>
);
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const boxes = () => [...screen.getByRole('list').querySelectorAll('[role=presentation]')];
const see = (element: Element | undefined, isSeen: boolean) =>
  act(() => {
    for (const watcher of watchers) if (element && watcher.element === element) watcher.report(element, isSeen);
  });

describe('rows near the viewport', () => {
  test('far rows are not rendered, and each ten of them have a box as high as the first ten', () => {
    render(list(40));
    expect(rows()).toEqual([]);
    expect(boxes().map((box) => box instanceof HTMLElement && box.style.blockSize)).toEqual([
      '300px',
      '300px',
      '300px',
      '300px',
    ]);
  });

  test('ten rows are rendered as soon as they come near, and removed when they are far again', () => {
    render(list(40));
    see(boxes()[2], true);
    expect(rows()).toEqual(Array.from({ length: 10 }, (_, index) => `Row ${index + 21}`));
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-posinset')).toBe('21');
    see(boxes()[2], false);
    expect(rows()).toEqual([]);
  });

  test('rows that contain the focus are kept, however far they are scrolled', () => {
    render(list(40));
    see(boxes()[1], true);
    screen.getByRole('button', { name: 'Row 12' }).focus();
    see(boxes()[1], false);
    expect(document.activeElement?.textContent).toBe('Row 12');
  });

  test.each([
    ['in the region that scrolls it', 0, 10],
    ['a page below it', 1_000, 10],
    ['further below', 1_001, 0],
    ['a page above it', -510, 10],
    ['further above', -511, 0],
  ])('rows %s (at %i px) are rendered at once: %i', (_where, top, count) => {
    place((stretch) => (boxes().indexOf(stretch) === 3 ? top : 100_000));
    render(list(40));
    expect(rows()).toHaveLength(count);
  });

  test('a long list is observed within its scroll region, and no longer after the unmount', () => {
    const { unmount } = render(list(40));
    const region = screen.getByRole('region');
    expect(watchers.map(({ root }) => root)).toEqual([region, region, region, region]);
    unmount();
    expect(watchers).toEqual([]);
  });

  test('a list of a thousand rows has few observers, and more only near the viewport', () => {
    render(list(1_000));
    expect(watchers).toHaveLength(10);
    see(boxes()[9], true);
    expect(rows()).toEqual([]);
    see(boxes().at(-1), true);
    expect(rows().at(-1)).toBe('Row 1000');
    expect(rows()).toHaveLength(10);
    see(boxes()[9], false);
    expect(watchers).toHaveLength(10);
  });
});
