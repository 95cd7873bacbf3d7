import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { WidgetError, widgetError } from '../provider/widget-error';
import { fakeProvider } from '../testing/fake-provider';
import { testStore } from '../testing/test-store';
import { browserAtom, isBrowserKnownAtom, leaveAtom } from './browser.atoms';
import { configInputAtom, emitAtom, isInShadowAtom, presentationAtom, reportAtom } from './host.atoms';

function page() {
  const mounted = testStore(fakeProvider().provider, { products: [] });
  const left: string[] = [];
  mounted.store.set(browserAtom, {
    leave: ({ href }, { isSpent }) => void left.push(`${isSpent ? 'replace' : 'go'} ${href}`),
    back: () => undefined,
    canGoBack: () => true,
    show: () => undefined,
  });
  return { ...mounted, left };
}

const home = new URL('https://app.test/home');
const failure = widgetError('otps.send', { type: 'unreachable' });

test.each([
  { state: 'a mount', isGone: false },
  { state: 'a mount that has ended', isGone: true },
])('the state $state is reported to the host and continues, unless the mount has ended', ({ isGone }) => {
  const { store, events, errors, left, unmount } = page();
  if (isGone) unmount();
  store.set(emitAtom, { type: 'PASSKEY_DONE', data: {} });
  store.set(reportAtom, failure);
  store.set(leaveAtom, home);
  expect({ events, errors, left }).toEqual(
    isGone
      ? { events: [], errors: [], left: [] }
      : { events: [{ type: 'PASSKEY_DONE', data: {} }], errors: [failure], left: ['go https://app.test/home'] },
  );
});

test('a spent address replaces this page in the history', () => {
  const { store, left } = page();
  store.set(leaveAtom, home, { isSpent: true });
  store.set(leaveAtom, home, {});
  expect(left).toEqual(['replace https://app.test/home', 'go https://app.test/home']);
});

test('a store without a widget navigates nowhere and throws nothing', () => {
  const store = createStore();
  expect(() => {
    store.set(leaveAtom, home);
    store.set(emitAtom, { type: 'PASSKEY_DONE', data: {} });
    store.set(reportAtom, failure);
    store.get(browserAtom).back();
  }).not.toThrow();
});

test('a store without a widget has the defaults of a browser: no products, the header, no shadow root', () => {
  const { get } = createStore();
  expect({
    isBrowserKnown: get(isBrowserKnownAtom),
    configInput: get(configInputAtom),
    presentation: get(presentationAtom),
    isInShadow: get(isInShadowAtom),
  }).toEqual({
    isBrowserKnown: true,
    configInput: { products: [] },
    presentation: { hideHeaderText: false },
    isInShadow: false,
  });
});

test.each([
  { error: { type: 'unreachable' }, says: 'otps.send failed (unreachable)' },
  { error: { type: 'other', serverMessage: 'Not today.' }, says: 'otps.send failed (other): Not today.' },
  { error: { type: 'broken', serverMessage: '' }, says: 'otps.send failed (broken)' },
] as const)('an error names the operation and the reason: $says', ({ error, says }) => {
  const reported = widgetError('otps.send', error);
  expect(reported).toBeInstanceOf(Error);
  expect({
    reportedName: reported.name,
    operation: reported.operation,
    reportedType: reported.type,
    message: reported.message,
  }).toEqual({
    reportedName: 'WidgetError',
    operation: 'otps.send',
    reportedType: error.type,
    message: says,
  });
  expect(Object.hasOwn(reported, 'cause')).toBe(false);
});

test('the thrown value is the cause of the error, unchanged', () => {
  const cause = new TypeError('Failed to fetch');
  expect(widgetError('otps.send', { type: 'unreachable', cause }).cause).toBe(cause);
  expect(new WidgetError('render', 'configuration', 'No.', cause).cause).toBe(cause);
});
