// @vitest-environment jsdom
import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserAtom } from '../../core/host/browser.atoms';
import {
  isQuestionSeenAtom,
  isWindowTooLowAtom,
  type QuestionPart,
  showUnseenAtom,
  watchPartAtom,
} from './question-in-sight.atoms';

type Report = (entries: object[]) => void;

/** The active observers, by the element that each observes. */
const observers = new Map<Element, Report>();
class ObserverOfTest {
  constructor(private readonly report: Report) {}
  observe(element: Element) {
    observers.set(element, this.report);
  }
  disconnect() {
    for (const [element, report] of observers) if (report === this.report) observers.delete(element);
  }
}

/** The media query of a low window, whose change the tests report. */
const lowWindow = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', ObserverOfTest);
  vi.stubGlobal('matchMedia', () => lowWindow);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  observers.clear();
  document.body.replaceChildren();
});

/** A question of these parts, each 100 px high in a window of 600 px. */
function question(...names: QuestionPart[]) {
  const store = createStore();
  const shown: Element[] = [];
  store.set(browserAtom, {
    leave: () => undefined,
    back: () => undefined,
    canGoBack: () => true,
    show: (element) => void shown.push(element),
  });
  const place = (name: QuestionPart): Element => {
    const element = document.createElement('p');
    document.body.append(element);
    store.set(watchPartAtom, name, element);
    return element;
  };
  const parts = Object.fromEntries(names.map((name) => [name, place(name)])) as Record<QuestionPart, Element>;
  const scroll = (name: QuestionPart, height: number, whole = 100, rootBounds: object | null = { height: 600 }) =>
    observers.get(parts[name])?.([{ intersectionRect: { height }, boundingClientRect: { height: whole }, rootBounds }]);
  return { store, shown, parts, scroll, isSeen: () => store.get(isQuestionSeenAtom) };
}
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a part counts after half a second in sight, and stays counted [T-IDP-21]', async () => {
  const { scroll, isSeen } = question('title');
  expect(isSeen()).toBe(false);
  scroll('title', 100);
  await wait(499);
  expect(isSeen()).toBe(false);
  await wait(1);
  expect(isSeen()).toBe(true);
  expect(observers.size).toBe(0);
});

test('a part that leaves within half a second does not count, and starts again when it returns', async () => {
  const { scroll, isSeen } = question('title');
  scroll('title', 100);
  await wait(400);
  scroll('title', 0);
  await wait(5_000);
  expect(isSeen()).toBe(false);
  scroll('title', 100);
  await wait(499);
  expect(isSeen()).toBe(false);
  await wait(1);
  expect(isSeen()).toBe(true);
});

test.each([
  { what: 'all of a small part', height: 100, whole: 100, counts: true },
  { what: 'half of a small part', height: 50, whole: 100, counts: false },
  { what: 'half of the window of a tall part', height: 300, whole: 2_000, counts: true },
  { what: 'less than half of the window of a tall part', height: 298, whole: 2_000, counts: false },
])('$what in sight counts: $counts', async ({ height, whole, counts }) => {
  const { scroll, isSeen } = question('permission');
  scroll('permission', height, whole);
  await wait(500);
  expect(isSeen()).toBe(counts);
});

test('a part in a frame whose window is unknown is measured by the window of the page', async () => {
  const { scroll, isSeen } = question('permission');
  scroll('permission', innerHeight / 2, 5_000, null);
  await wait(500);
  expect(isSeen()).toBe(true);
});

test('a hidden page counts nothing until it is visible again', async () => {
  const { scroll, isSeen } = question('title');
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  scroll('title', 100);
  await wait(5_000);
  expect(isSeen()).toBe(false);
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(500);
  expect(isSeen()).toBe(true);
});

test('every part must be seen; a removed one is not waited for', async () => {
  const { store, scroll, isSeen } = question('title', 'destination');
  scroll('title', 100);
  await wait(500);
  expect(isSeen()).toBe(false);
  store.set(watchPartAtom, 'destination', null);
  expect(isSeen()).toBe(true);
  expect({ observerCount: observers.size, timers: vi.getTimerCount() }).toEqual({ observerCount: 0, timers: 0 });
});

test('the first of the permissions is observed', () => {
  const store = createStore();
  const list = document.createElement('div');
  list.innerHTML = '<ul><li>First</li><li>Second</li></ul>';
  store.set(watchPartAtom, 'permission', list);
  expect([...observers.keys()].map(({ textContent }) => textContent)).toEqual(['First']);
});

test('a title that is out of sight when it appears is scrolled into sight once', () => {
  const { store, shown, parts, scroll } = question('account', 'title');
  expect(shown).toEqual([]);
  scroll('account', 0);
  expect(shown).toEqual([]);
  scroll('title', 0);
  scroll('title', 0);
  expect(shown).toEqual([parts.title]);
  store.set(watchPartAtom, 'title', parts.title);
  scroll('title', 0);
  expect(shown).toHaveLength(1);
});

test('a title that is in sight when it appears is not scrolled, and the user may scroll past it', () => {
  const { shown, scroll } = question('title');
  scroll('title', 100);
  scroll('title', 0);
  expect(shown).toEqual([]);
});

test('the first unseen part is scrolled into sight', async () => {
  const { store, shown, parts, scroll } = question('title', 'account', 'destination');
  scroll('title', 100);
  await wait(500);
  store.set(showUnseenAtom);
  expect(shown.at(-1)).toBe(parts.account);
  // They are watched again: one that was replaced meanwhile is found again.
  expect([...observers.keys()]).toEqual([parts.account, parts.destination]);
});

test('a browser without observers counts every part as seen', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const { store, shown, parts, isSeen } = question('title', 'destination');
  expect(isSeen()).toBe(true);
  store.set(showUnseenAtom);
  expect(shown).toEqual([parts.title]);
});

/** Makes the browser's window what these sizes in CSS pixels say: the page in it, the window with its bars, and the screen. */
function makeWindow({ inner, outer, screen }: { inner: number; outer: number; screen: readonly [number, number] }) {
  vi.stubGlobal('innerHeight', inner);
  vi.stubGlobal('outerHeight', outer);
  vi.stubGlobal('screen', { width: screen[0], height: screen[1] });
  lowWindow.dispatchEvent(new Event('change'));
}

// The sizes were measured in Chromium 156 and Firefox 153. Firefox divides all of them by the zoom, Chromium only the page's.
test.each<[string, Parameters<typeof makeWindow>[0], boolean]>([
  ['a popup of 300 by 110 px', { inner: 110, outer: 151, screen: [1920, 1080] }, true],
  ['a popup of 239 px', { inner: 239, outer: 330, screen: [1920, 1080] }, true],
  ['a popup of 240 px', { inner: 240, outer: 331, screen: [1920, 1080] }, false],
  ['a popup of a page zoomed to 400 %', { inner: 28, outer: 151, screen: [1920, 1080] }, true],
  ['a popup of a page zoomed to 400 %, in Firefox', { inner: 28, outer: 38, screen: [480, 270] }, true],
  ['a popup on a small screen', { inner: 110, outer: 190, screen: [640, 360] }, true],
  ['a popup whose browser does not tell its size', { inner: 110, outer: 0, screen: [1920, 1080] }, true],
  ['a page zoomed to 400 %', { inner: 236, outer: 1040, screen: [1920, 1080] }, false],
  ['a page zoomed to 400 % on a laptop', { inner: 156, outer: 728, screen: [1366, 768] }, false],
  ['a page zoomed to 400 % in half of a screen', { inner: 112, outer: 540, screen: [1920, 1080] }, false],
  ['a page zoomed to 500 %, in Firefox', { inner: 199, outer: 216, screen: [384, 216] }, false],
  ['a phone that lies', { inner: 110, outer: 360, screen: [800, 360] }, false],
  ['a phone that lies, whose screen counts as upright', { inner: 110, outer: 390, screen: [390, 844] }, false],
])('the window is too low for the question only where it could be larger: %s', (_which, sizes, isTooLow) => {
  makeWindow(sizes);
  const store = createStore();
  const leave = store.sub(isWindowTooLowAtom, () => undefined);
  expect(store.get(isWindowTooLowAtom)).toBe(isTooLow);
  leave();
});

test('the window is measured again when its height passes the limit, while the question is shown', () => {
  const store = createStore();
  const become = (outer: number) => {
    makeWindow({ inner: 100, outer, screen: [1920, 1080] });
    return store.get(isWindowTooLowAtom);
  };
  become(300);
  const leave = store.sub(isWindowTooLowAtom, () => undefined);
  expect([store.get(isWindowTooLowAtom), become(500), become(300), become(500)]).toEqual([true, false, true, false]);
  leave();
  expect(become(300)).toBe(false);
});
