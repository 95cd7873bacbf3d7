// @vitest-environment jsdom
import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  closedPressAtom,
  closedReasonAtom,
  isReadyAtom,
  pressClosedAtom,
  watchControlAtom,
} from './decision-guard.atoms';
import { watchPartAtom } from './question-in-sight.atoms';

/** The observers of the page, each with what it watches and how. */
const observers: { report(entries: object[]): void; options: object; watched: Element[] }[] = [];
class Observer {
  readonly watched: Element[] = [];
  constructor(
    readonly report: (entries: object[]) => void,
    readonly options: object,
  ) {
    observers.push(this);
  }
  observe(element: Element) {
    this.watched.push(element);
  }
  disconnect() {}
}
const leaves: (() => void)[] = [];

/** The media query of a low window, whose change the tests report. */
const lowWindow = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', () => lowWindow);
});
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
  observers.splice(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Gives the browser's window this height. */
function resizeTo(height: number) {
  vi.stubGlobal('innerHeight', height);
  vi.stubGlobal('outerHeight', height + 90);
  vi.stubGlobal('screen', { width: 1920, height: 1080 });
  lowWindow.dispatchEvent(new Event('change'));
}

/** Allow under a question with one part, whose visibility the test reports. */
function underQuestion() {
  const store = createStore();
  const part = document.createElement('p');
  const allow = document.createElement('button');
  document.body.append(part, allow);
  const leave = store.sub(isReadyAtom, () => undefined);
  leaves.push(leave);
  store.set(watchPartAtom, 'permission', part);
  store.set(watchControlAtom, allow);
  const see = async () => {
    const entry = { intersectionRect: { height: 20 }, boundingClientRect: { height: 20 }, rootBounds: { height: 600 } };
    for (const { watched, report } of observers) if (watched.includes(part)) report([entry]);
    await wait(500);
  };
  return { store, allow, leave, see, reason: () => store.get(closedReasonAtom) };
}

describe('Allow that is closed', () => {
  test('Allow that is closed explains at a press that the question was not read, until it is read [T-IDP-21]', async () => {
    const { store, see, reason } = underQuestion();
    await wait(500);
    expect({ isReady: store.get(isReadyAtom), reason: reason() }).toEqual({ isReady: false, reason: undefined });
    store.set(pressClosedAtom);
    expect(reason()).toBe('idp.unseen');
    await see();
    expect({ isReady: store.get(isReadyAtom), reason: reason() }).toEqual({ isReady: true, reason: undefined });
  });

  test('Allow that is closed has another reason object for each press, so that the reason is announced again', async () => {
    const { store, see } = underQuestion();
    const causes = Array.from({ length: 2 }, () => {
      store.set(pressClosedAtom);
      return store.get(closedPressAtom);
    });
    await see();
    store.set(pressClosedAtom);
    causes.push(store.get(closedPressAtom));
    expect(new Set(causes).size).toBe(3);
    expect(causes.every((cause) => typeof cause === 'object')).toBe(true);
  });

  test('Allow that is closed does not mention the question if it was read and Allow waits for something else', async () => {
    const { store, see, reason } = underQuestion();
    await see();
    store.set(pressClosedAtom);
    store.set(watchPartAtom, 'destination', document.createElement('p'));
    expect({ isReady: store.get(isReadyAtom), reason: reason() }).toEqual({ isReady: false, reason: undefined });
  });

  test('Allow that is closed explains first that the window is too low, and opens as it grows', async () => {
    resizeTo(110);
    const { store, see, reason } = underQuestion();
    store.set(pressClosedAtom);
    leaves.push(store.sub(closedReasonAtom, () => undefined));
    expect({ isReady: store.get(isReadyAtom), reason: reason() }).toEqual({
      isReady: false,
      reason: 'idp.windowTooLow',
    });
    await see();
    resizeTo(240);
    expect({ isReady: store.get(isReadyAtom), reason: reason() }).toEqual({ isReady: true, reason: undefined });
  });
});

test('the readiness of Allow waits again for a new reader, and follows the page only while it is read', async () => {
  const comeBack = () => {
    for (const event of ['focus', 'pageshow']) dispatchEvent(new Event(event));
    document.dispatchEvent(new Event('visibilitychange'));
    return vi.getTimerCount();
  };
  const { store, leave, see } = underQuestion();
  await see();
  expect(store.get(isReadyAtom)).toBe(true);
  // The page may hold widgets of other test files, so their timers are counted in the same moment.
  const timersOfAll = comeBack();
  expect(store.get(isReadyAtom)).toBe(false);
  leave();
  expect(comeBack()).toBe(timersOfAll - 1);
  leaves.push(store.sub(isReadyAtom, () => undefined));
  expect(store.get(isReadyAtom)).toBe(false);
  await wait(500);
  expect(store.get(isReadyAtom)).toBe(true);
});

describe('a cover over Allow', () => {
  const covered = { isIntersecting: true, isVisible: false };
  const watching = (allow: Element) => observers.find(({ watched }) => watched.includes(allow));

  test('a cover over Allow is observed for the whole of Allow, by version 2 of the observers', () => {
    const { allow } = underQuestion();
    expect(watching(allow)?.options).toEqual({ threshold: 1, trackVisibility: true, delay: 100 });
  });

  // Columns: the element that a click meets | whether Allow is covered.
  test.each([
    ['another element', document.createElement('iframe'), true],
    ['nothing', null, false],
  ])('a cover over Allow is looked for in its middle, where a click meets %s', async (_what, hit, isCovered) => {
    const { allow, reason } = underQuestion();
    allow.getBoundingClientRect = () => ({ left: 100, top: 40, width: 80, height: 20 }) as DOMRect;
    const elementFromPoint = vi.fn((_x: number, _y: number) => hit);
    Object.assign(document, { elementFromPoint });
    watching(allow)?.report([covered]);
    await wait(1_000);
    expect(elementFromPoint).toHaveBeenCalledExactlyOnceWith(140, 50);
    expect(reason()).toBe(isCovered ? 'idp.covered' : undefined);
  });

  test('a cover over Allow is not looked for if Allow is no longer in the page', async () => {
    const { allow, reason } = underQuestion();
    allow.remove();
    watching(allow)?.report([covered]);
    watching(allow)?.report([]);
    await wait(1_000);
    expect(reason()).toBeUndefined();
  });

  test('a cover over Allow that is reported again does not restart its delay', async () => {
    const { allow, reason } = underQuestion();
    const report = (entry: object) => watching(allow)?.report([entry]);
    report({ isIntersecting: true, isVisible: true });
    report(covered);
    await wait(900);
    report(covered);
    await wait(100);
    expect(reason()).toBe('idp.covered');
  });
});
