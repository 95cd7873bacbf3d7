// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Mounted, WidgetOptions } from '../options';
import { stubPage } from '../testing/stub-page';
import { resolveTarget } from '../host/mount-target';
import { lateMount, readyMount } from './late-mount';

beforeEach(stubPage);
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const options: WidgetOptions = { client: {} as never, config: { products: ['emailMagicLinks'] } };

/** A mount whose code is loaded when the test resolves it. */
function comingLater(before?: () => unknown) {
  let arrive: () => void = () => undefined;
  let fail: (cause: unknown) => void = () => undefined;
  const mounted = { update: vi.fn(), unmount: vi.fn() } satisfies Mounted;
  const mountNow = vi.fn((_target: string | Element, _options: WidgetOptions): Mounted => mounted);
  const mount = lateMount<WidgetOptions>(
    () =>
      new Promise((resolve, reject) => {
        arrive = () => resolve(mountNow);
        fail = reject;
      }),
    before,
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    mount,
    mounted,
    mountNow,
    settle,
    arrive: () => (arrive(), settle()),
    fail: (cause: unknown) => (fail(cause), settle()),
  };
}

test('an update before the code is loaded is applied once it is', async () => {
  const { mount, mountNow, mounted, arrive } = comingLater();
  const handle = mount(document.body, options);
  handle.update({ locale: 'de' });
  handle.update({ strings: { 'main.title': 'Hello' } });
  await arrive();
  expect(mountNow.mock.calls).toEqual([
    [document.body, { ...options, locale: 'de', strings: { 'main.title': 'Hello' } }],
  ]);
  handle.update({ locale: 'fr' });
  expect(mounted.update).toHaveBeenCalledWith({ locale: 'fr' });
});

test('a widget that was unmounted before its code loaded is never mounted', async () => {
  const { mount, mountNow, arrive } = comingLater();
  mount(document.body, options).unmount();
  await arrive();
  expect(mountNow).not.toHaveBeenCalled();
});

test.each([
  [
    'was unmounted before its code loaded',
    async (page: ReturnType<typeof comingLater>, handle: Mounted) => {
      handle.unmount();
      await page.arrive();
    },
  ],
  [
    'has no code',
    async (page: ReturnType<typeof comingLater>) => {
      await page.fail(new TypeError('offline'));
    },
  ],
] as const)('a widget that %s leaves no markup of a server [B-MOUNT-7]', async (_what, act) => {
  const page = comingLater();
  document.body.innerHTML = '<div data-ids="v"><form></form></div>';
  await act(page, page.mount(document.body, options));
  expect(document.querySelector('form')).toBeNull();
});

test('a widget whose element the page removed before its code loaded is never mounted [B-MOUNT-7]', async () => {
  const { mount, mountNow, arrive } = comingLater();
  const outlet = document.body.appendChild(document.createElement('main'));
  mount(outlet.appendChild(document.createElement('div')), options);
  outlet.remove();
  await arrive();
  expect(mountNow).not.toHaveBeenCalled();
});

test('a mount whose code arrives after a newer mount took its element mounts nothing [B-MOUNT-21]', async () => {
  const older = comingLater();
  const newer = comingLater();
  const handle = older.mount(document.body, options);
  newer.mount(document.body, options);
  await newer.arrive();
  document.body.innerHTML = '<div class="vestibule"></div>';
  await older.arrive();
  handle.unmount();
  expect({ older: older.mountNow.mock.calls.length, newer: newer.mountNow.mock.calls.length }).toEqual({
    older: 0,
    newer: 1,
  });
  expect(document.querySelector('.vestibule')).not.toBeNull();
});

test('a mount whose code arrives after another mount that needed none took its element mounts nothing [B-MOUNT-21]', async () => {
  document.body.innerHTML = '<div class="vestibule"></div>';
  const { mount, mountNow, arrive } = comingLater();
  mount(document.body, options);
  document.body.innerHTML = '<div class="vestibule"></div>';
  await arrive();
  expect(mountNow).not.toHaveBeenCalled();
});

test('a mount whose code arrives first of two is left out for the newer one [B-MOUNT-21]', async () => {
  const older = comingLater();
  const newer = comingLater();
  older.mount(document.body, options);
  newer.mount(document.body, options);
  await older.arrive();
  await newer.arrive();
  expect([older.mountNow.mock.calls.length, newer.mountNow.mock.calls.length]).toEqual([0, 1]);
});

test('a widget in an element that is not in the page yet is mounted', async () => {
  const { mount, mountNow, arrive } = comingLater();
  mount(document.createElement('div'), options);
  await arrive();
  expect(mountNow).toHaveBeenCalledOnce();
});

test('a widget that is unmounted after its code loaded is removed', async () => {
  const { mount, mounted, arrive } = comingLater();
  const handle = mount(document.body, options);
  await arrive();
  handle.unmount();
  expect(mounted.unmount).toHaveBeenCalledOnce();
});

test('code that fails to load shows an error, and the host gets it', async () => {
  const { mount, fail } = comingLater();
  const onError = vi.fn();
  mount(document.body, { ...options, callbacks: { onError } });
  await fail(new TypeError('Failed to fetch'));
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(/reach|connection/i);
  expect(onError.mock.calls[0]?.[0]).toMatchObject({ operation: 'mount', type: 'unreachable' });
});

test('code that fails to load after the unmount is not reported', async () => {
  const { mount, fail } = comingLater();
  const onError = vi.fn();
  mount(document.body, { ...options, callbacks: { onError } }).unmount();
  await fail(new TypeError('Failed to fetch'));
  expect({ roleAlert: document.querySelector('[role=alert]'), onErrorCalls: onError.mock.calls }).toEqual({
    roleAlert: null,
    onErrorCalls: [],
  });
});

test('the error of code that failed to load is removed with the widget [B-MOUNT-7]', async () => {
  const { mount, fail } = comingLater();
  const handle = mount(document.body, options);
  await fail(new TypeError('Failed to fetch'));
  handle.unmount();
  expect(document.body.childElementCount).toBe(0);
});

test.each([
  ['a late mount', (element: Element) => comingLater().mount(element, options)],
  [
    'a mount that needs no code',
    (element: Element) => readyMount<WidgetOptions>(() => ({}) as never)(element, options),
  ],
])('the error of code that failed to load is removed by %s in its element [B-MOUNT-21]', async (_what, mountAgain) => {
  const { mount, fail } = comingLater();
  mount(document.body, options);
  await fail(new TypeError('Failed to fetch'));
  expect(document.querySelector('[role="alert"]')).not.toBeNull();
  mountAgain(document.body);
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

test('code that fails to load after the page has removed the element is not reported [B-MOUNT-7]', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  const onError = vi.fn();
  const { mount, fail } = comingLater();
  mount(element, { ...options, callbacks: { onError } });
  element.remove();
  await fail(new TypeError('Failed to fetch'));
  expect(onError).not.toHaveBeenCalled();
  expect(element.childElementCount).toBe(0);
});

test('the newest callbacks are called after the load', async () => {
  const { mount, fail } = comingLater();
  const [first, second] = [vi.fn(), vi.fn()];
  const handle = mount(document.body, { ...options, callbacks: { onError: first } });
  handle.update({ callbacks: { onError: second } });
  await fail(new TypeError('Failed to fetch'));
  expect({ firstCalls: first.mock.calls.length, secondCalls: second.mock.calls.length }).toEqual({
    firstCalls: 0,
    secondCalls: 1,
  });
});

test.each([
  [
    'throws',
    () => {
      throw new Error('The host is broken.');
    },
  ],
  [
    'rejects',
    async () => {
      throw new Error('The host is broken.');
    },
  ],
])('a callback that %s is reported to the page', async (_how, onError) => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const { mount, fail } = comingLater();
  mount(document.body, { ...options, callbacks: { onError } });
  await fail(new TypeError('Failed to fetch'));
  expect(report.mock.calls.map(String)).toEqual(['Error: The host is broken.']);
});

test('a selector that matches nothing throws at once, and nothing is fetched', () => {
  const before = vi.fn();
  const { mount } = comingLater(before);
  expect(() => mount('#missing', options)).toThrow(/"#missing"/);
  expect(before).not.toHaveBeenCalled();
});

test('the `before` function runs before any fetch', async () => {
  const done: string[] = [];
  const mount = lateMount<WidgetOptions>(
    () => {
      done.push('fetch');
      return new Promise(() => undefined);
    },
    () => done.push('before'),
  );
  mount(document.body, options);
  expect(done).toEqual(['before', 'fetch']);
});

test.each([
  ['at once', () => undefined],
  [
    'after it has begun to render',
    () => document.body.insertAdjacentHTML('beforeend', '<div class="vestibule"></div>'),
  ],
])('a mount that throws %s shows an error, and the host gets it [T-HOST-21]', async (_when, begin) => {
  const { mount, mountNow, arrive } = comingLater();
  mountNow.mockImplementation(() => {
    begin();
    throw new Error('no');
  });
  const onError = vi.fn();
  mount(document.body, { ...options, callbacks: { onError } });
  await arrive();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Something went wrong on our side. Try again.');
  expect(onError.mock.calls).toEqual([[expect.objectContaining({ operation: 'mount', type: 'broken' })]]);
});

test('a mount whose code arrives after another one took its element, and was unmounted, mounts nothing [B-MOUNT-21]', async () => {
  const { mount, mountNow, arrive } = comingLater();
  mount(document.body, options);
  readyMount((target: string | Element) => {
    const root = document.createElement('div');
    root.className = 'vestibule';
    resolveTarget(target).append(root);
    return { update: () => undefined, unmount: () => root.remove() };
  })(document.body, options).unmount();
  await arrive();
  expect(mountNow).not.toHaveBeenCalled();
});
