// @vitest-environment jsdom
import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closedReasonAtom, isReadyAtom, watchControlAtom } from './decision-guard.atoms';

/** An observer that reports about Allow what the test passes. */
class SaidByTest {
  static latest: SaidByTest | undefined;
  isEnded = false;
  constructor(private readonly report: (entries: object[]) => void) {
    SaidByTest.latest = this;
  }
  observe() {}
  disconnect() {
    this.isEnded = true;
  }
  say(entry: object) {
    this.report([entry]);
  }
}
const visible = { isIntersecting: true, isVisible: true };
const covered = { isIntersecting: true, isVisible: false };
const outOfSight = { isIntersecting: false, isVisible: false };
const ofAnOldBrowser = { isIntersecting: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', SaidByTest);
});
const leaves: (() => void)[] = [];
afterEach(() => {
  // The listeners of one test would answer the events of the next.
  for (const leave of leaves.splice(0)) leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A user who looks at Allow. */
function atAllow() {
  const store = createStore();
  const control = document.createElement('button');
  document.body.append(control);
  const leave = store.sub(isReadyAtom, () => undefined);
  leaves.push(leave);
  store.set(watchControlAtom, control);
  const hit = (element: Element | null) => Object.assign(document, { elementFromPoint: () => element });
  hit(control);
  return {
    store,
    control,
    leave,
    hit,
    isReady: () => store.get(isReadyAtom),
    isShown: () => store.get(closedReasonAtom) === 'idp.covered',
  };
}
const say = async (...entries: object[]) => {
  for (const entry of entries) SaidByTest.latest?.say(entry);
  await vi.advanceTimersByTimeAsync(0);
};
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('Allow', () => {
  test('Allow is ready after half a second in sight, and waits again when the page comes back', async () => {
    const { isReady } = atAllow();
    await wait(499);
    expect(isReady()).toBe(false);
    await wait(1);
    expect(isReady()).toBe(true);
    for (const event of [new Event('focus'), new Event('pageshow')]) {
      dispatchEvent(event);
      expect(isReady()).toBe(false);
      await wait(500);
      expect(isReady()).toBe(true);
    }
  });

  test('Allow is not ready while the page is out of sight', async () => {
    const { isReady } = atAllow();
    await wait(500);
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(5_000);
    expect(isReady()).toBe(false);
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(500);
    expect(isReady()).toBe(true);
  });

  test('Allow leaves no observer behind', async () => {
    const { leave, store } = atAllow();
    leave();
    store.set(watchControlAtom, null);
    expect(vi.getTimerCount()).toBe(0);
    expect(SaidByTest.latest?.isEnded).toBe(true);
  });
});

describe('a cover over Allow', () => {
  test('a cover over Allow makes it wait at once, and is shown after a second', async () => {
    const { isReady, isShown } = atAllow();
    await say(visible);
    await wait(500);
    await say(covered);
    expect({ isReady: isReady(), isShown: isShown() }).toEqual({ isReady: false, isShown: false });
    await wait(1_000);
    expect({ isReady: isReady(), isShown: isShown() }).toEqual({ isReady: false, isShown: true });
    await say(visible);
    expect({ isReady: isReady(), isShown: isShown() }).toEqual({ isReady: false, isShown: false });
    await wait(500);
    expect(isReady()).toBe(true);
  });

  test('a cover over Allow that is gone within a second is not shown', async () => {
    const { isShown } = atAllow();
    await say(visible, covered);
    await wait(900);
    await say(visible);
    await wait(5_000);
    expect(isShown()).toBe(false);
  });

  // What the browser reports, in order, where a click would reach Allow; and whether a cover is shown as the reason.
  test.each([
    ['a browser that does not report it', [ofAnOldBrowser], false],
    ['styles of a host that browsers report as invisible from the start', [covered], false],
    ['one that appears after Allow was seen', [visible, covered], true],
    ['a page that was scrolled', [visible, outOfSight], false],
    ['one that stays while the page is scrolled', [visible, covered, covered], true],
  ])('a cover over Allow: %s', async (_name, entries, isShown) => {
    const allow = atAllow();
    await say(...entries);
    await wait(2_000);
    expect({ isShown: allow.isShown(), isReady: allow.isReady() }).toEqual({ isShown, isReady: !isShown });
  });

  test('a cover over Allow that was there from the start is shown if a click would meet it', async () => {
    const { hit, isShown, isReady } = atAllow();
    hit(document.createElement('iframe'));
    await say(covered);
    await wait(1_000);
    expect({ isShown: isShown(), isReady: isReady() }).toEqual({ isShown: true, isReady: false });
  });

  test('a cover over Allow is not reported if a click would meet a part of Allow, or its container', async () => {
    const { hit, control, isShown } = atAllow();
    const label = document.createElement('span');
    control.append(label);
    for (const element of [label, document.body]) {
      hit(element);
      await say(covered);
      await wait(1_000);
      expect(isShown()).toBe(false);
    }
  });

  test('a cover over one Allow does not affect the next', async () => {
    const { store, isShown } = atAllow();
    await say(visible, covered);
    await wait(1_000);
    expect(isShown()).toBe(true);
    store.set(watchControlAtom, document.createElement('button'));
    expect(isShown()).toBe(false);
  });
});

test('a browser without observers does not delay the decision', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const { isReady, isShown } = atAllow();
  await wait(500);
  expect({ isReady: isReady(), isShown: isShown() }).toEqual({ isReady: true, isShown: false });
});
