import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OAuthProviderConfig } from '../core/config/config';
import { isBrowserKnownAtom } from '../core/host/browser.atoms';
import { lastUsedMark } from '../core/last-used/last-used.lazy';
import { memoryAtom } from '../core/last-used/last-used.atoms';
import type { OneTapRequest, OneTapShown } from '../core/provider/oauth-calls';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { failureViews } from '../core/request/failure.lazy';
import { renderedWith } from '../core/testing/rendered-with';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testMemory } from '../core/testing/test-memory';
import { testStore } from '../core/testing/test-store';
import { oneTap } from './one-tap/one-tap.lazy';
import { SocialOptions } from './social-options';

beforeAll(() => Promise.all([lastUsedMark, failureViews, oneTap].map((piece) => piece.load())));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^Continue with ${name}`) });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const busy = () =>
  screen.getAllByRole('button').flatMap((one) => (one.getAttribute('aria-busy') === 'true' ? one.textContent : []));

function onMain(providers: OAuthProviderConfig[], answers: Partial<Provider> = {}, markLastUsed?: boolean) {
  const { provider, calls } = fakeProvider(answers);
  const page = testStore(provider, {
    products: ['oauth'],
    oauthOptions: { providers, ...(markLastUsed !== undefined && { markLastUsed }) },
  });
  const left = () => calls.flatMap(({ name, request }) => (name === 'startOAuth' ? Object(request).type : []));
  return { ...page, left, renderOptions: () => renderedWith(page.store, <SocialOptions />) };
}

const two: OAuthProviderConfig[] = [{ type: 'github' }, { type: 'google' }];

describe('a user who presses a provider', () => {
  test('a user who presses a provider sees that button alone busy, and no other one leaves the page', async () => {
    const started = later<Outcome<void>>();
    const { renderOptions, left } = onMain(two, { startOAuth: () => started.promise });
    renderOptions();
    await press('Google');
    expect(busy()).toEqual(['Continue with Google']);
    await press('GitHub');
    await press('Google');
    expect({ left: left(), busy: busy() }).toEqual({ left: ['google'], busy: ['Continue with Google'] });
  });

  test('a user who presses a provider may cancel a slow start, and use another method', async () => {
    const started = later<Outcome<void>>();
    const { renderOptions, left } = onMain(two, { startOAuth: () => started.promise });
    renderOptions();
    await press('Google');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await pass(8_000);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(busy()).toEqual([]);
    await press('GitHub');
    expect({ left: left(), busy: busy() }).toEqual({ left: ['google', 'github'], busy: ['Continue with GitHub'] });
  });

  // Columns: how it failed | what is said of it.
  test.each([
    [{ type: 'unreachable' }, "We couldn't reach the server. Check your connection and try again."],
    [{ type: 'too_many_requests' }, 'Too many attempts. Please wait a moment and try again.'],
    [{ type: 'other', serverMessage: '<b>No</b> such client.' }, '<b>No</b> such client.'],
  ] as const)(
    'a user who presses a provider and cannot leave (%j) sees the reason, until they press again',
    async (error, says) => {
      const outcomes: Promise<Outcome<void>>[] = [Promise.resolve(failed(error))];
      const { renderOptions } = onMain(two, { startOAuth: () => outcomes.shift() ?? new Promise(() => undefined) });
      renderOptions();
      await press('Google');
      expect(screen.getByRole('alert').textContent).toContain(says);
      expect(busy()).toEqual([]);
      await press('GitHub');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});

// Columns: the method used last on this device, whether the host marks it | the one that is marked.
test.each<[string, boolean | undefined, string | undefined]>([
  ['oauth:google', undefined, 'Google'],
  ['oauth:google', true, 'Google'],
  ['oauth:google', false, undefined],
  ['oauth:figma', true, undefined],
  ['', true, undefined],
])('the mark of the last used method %j, with markLastUsed %s, is at %s', (method, markLastUsed, marked) => {
  const { store, renderOptions } = onMain(two, {}, markLastUsed);
  store.set(memoryAtom, testMemory(method));
  renderOptions();
  const described = ['GitHub', 'Google'].filter((name) => button(name).hasAttribute('aria-describedby'));
  expect({ described, lastUsedCount: screen.queryAllByText('Last used').length }).toEqual({
    described: marked ? [marked] : [],
    lastUsedCount: marked ? 1 : 0,
  });
});

test('a page that a server rendered has the buttons, and does not ask One Tap', async () => {
  const showOneTap = vi.fn(async () => succeeded<OneTapShown>({ status: 'shown', isEmbedded: false }));
  const { store, renderOptions } = onMain([{ type: 'github' }, { type: 'google', one_tap: true }], { showOneTap });
  store.set(isBrowserKnownAtom, false);
  renderOptions();
  await pass(1_000);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Continue with GitHub']);
  expect(showOneTap).not.toHaveBeenCalled();
  act(() => store.set(isBrowserKnownAtom, true));
  await pass(0);
  expect(showOneTap).toHaveBeenCalledOnce();
});

describe('One Tap', () => {
  /** A user on Main whose One Tap is answered when the test says so. */
  async function asked(answers: Partial<Provider> = {}) {
    const shown = later<Outcome<OneTapShown>>();
    const requests: OneTapRequest[] = [];
    const page = onMain([{ type: 'google', one_tap: true, position: 'embedded' }], {
      showOneTap: (request) => {
        requests.push(request);
        return shown.promise;
      },
      startOAuth: () => new Promise(() => undefined),
      ...answers,
    });
    const { container } = page.renderOptions();
    await pass(0);
    const answer = async (outcome: Outcome<OneTapShown>) => {
      shown.settle(outcome);
      await pass(0);
    };
    const place = () => container.querySelector<HTMLElement>(`#${requests[0]?.parentId}`);
    return { ...page, requests, answer, place };
  }

  test('One Tap has its space before it is requested, and is announced as loading', async () => {
    const { requests, place } = await asked();
    expect(requests).toHaveLength(1);
    expect({ lacksPlace: place() === null, placeHidden: place()?.hidden }).toEqual({
      lacksPlace: false,
      placeHidden: false,
    });
    expect(screen.getByRole('img', { name: 'Loading' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('One Tap that is closed is replaced by the button, which leaves', async () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    const { answer, requests, place, left } = await asked();
    await answer(succeeded({ status: 'shown', isEmbedded: true }));
    expect({ button: screen.queryByRole('button'), placeHidden: place()?.hidden }).toEqual({
      button: null,
      placeHidden: false,
    });
    act(() => requests[0]?.onCancelled());
    expect(place()?.hidden).toBe(true);
    await press('Google');
    expect({ left: left(), busy: busy() }).toEqual({ left: ['google'], busy: ['Continue with Google'] });
  });

  // Columns: why it is refused, whether the project is one for tests | what is explained to the developer.
  test.each<[string, boolean, string | undefined]>([
    ['unregistered_origin', true, 'Google does not know this page'],
    ['invalid_client', true, 'Google does not know this OAuth client'],
    ['invalid_client', false, undefined],
    ['opt_out_or_no_session', true, undefined],
    ['constructor', true, undefined],
    ['', true, undefined],
  ])(
    'One Tap that is refused (%s, in a test project: %s) is explained by %j, beside the button',
    async (reason, isTestProject, says) => {
      const { answer } = await asked({ isTestProject });
      await answer(succeeded({ status: 'refused', reason }));
      expect(button('Google')).toBeTruthy();
      const link = screen.queryByRole('link');
      expect(link?.textContent).toBe(says && `(${reason})`);
      if (says) expect(screen.getByText(new RegExp(`^${says}`))).toBeTruthy();
    },
  );

  test('One Tap that is embedded has the height of its prompt, once that is stable', async () => {
    let resize = () => {};
    const disconnect = vi.fn();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(listener: () => void) {
          resize = listener;
        }
        observe() {}
        disconnect = disconnect;
      },
    );
    const { answer, place, requests } = await asked();
    await answer(succeeded({ status: 'shown', isEmbedded: true }));
    const frame = place();
    const height = () => frame?.parentElement?.style.blockSize;
    const grow = (to: number) => {
      Object.defineProperty(frame, 'scrollHeight', { configurable: true, value: to });
      resize();
    };
    expect(height()).toBe('47px');
    for (const to of [60, 90, 120]) {
      grow(to);
      await pass(99);
      expect(height()).toBe('47px');
    }
    await pass(1);
    expect(height()).toBe('120px');
    grow(10);
    await pass(100);
    expect(height()).toBe('47px');
    grow(200);
    disconnect.mockClear();
    act(() => requests[0]?.onCancelled());
    await pass(100);
    expect({ height: height(), disconnectCalls: disconnect.mock.calls.length }).toEqual({
      height: '',
      disconnectCalls: 1,
    });
  });
});
