import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lazy, type LazyValue, ready } from '../../flows/core/lazy/lazy';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import { testStore } from '../../flows/core/testing/test-store';
import { goToAtom, screenCodeAtom } from '../../flows/core/screen/screen.atoms';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import { announceAtom } from '../../flows/core/words/announce.atoms';
import { prefetchListAtom } from '../lifecycle/prefetch.atoms';
import { stubPage } from '../testing/stub-page';
import { ScreenOutlet } from './screen-outlet';

beforeEach(stubPage);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const titled = (title: string) =>
  ready(title, () => (
    <>
      <h1 data-screen-heading tabIndex={-1}>
        {title}
      </h1>
      <input aria-label={`Field of ${title}`} defaultValue="ada" />
      <input aria-label="Wrong" aria-invalid="true" />
      <button type="button" data-focus-key="resend">
        Resend
      </button>
    </>
  ));

/** The outlet over a store with these screens; any other screen is Main. */
function shown(screens: Partial<Record<ScreenName, LazyValue<ComponentType>>> = {}) {
  const { store, errors } = testStore(fakeProvider().provider, { products: ['passwords'] });
  const main = titled('Main');
  store.set(screenCodeAtom, { of: (name) => screens[name] ?? main });
  render(
    <Provider store={store}>
      <ScreenOutlet />
    </Provider>,
  );
  return { store, errors };
}

test('an announcement does not render the screen again', () => {
  const rendered = vi.fn(() => null);
  const { store } = shown({ Main: ready('Main', rendered) });
  rendered.mockClear();
  act(() => store.set(announceAtom, 'Sending...'));
  expect(screen.getByRole('status').textContent).toBe('Sending...');
  expect(rendered).not.toHaveBeenCalled();
});

describe('the first screen', () => {
  test('the first screen is rendered without moving focus', () => {
    shown();
    expect(screen.getByRole('heading', { name: 'Main' })).toBeDefined();
    expect(document.activeElement).toBe(document.body);
  });

  test.each(['pointerOver', 'focus'] as const)('the code for a press is fetched at the first %s, once', (act) => {
    const { store } = shown();
    const load = vi.fn(async () => undefined);
    store.set(prefetchListAtom, { list: () => [{ load }] });
    fireEvent[act](screen.getByRole('textbox', { name: 'Field of Main' }));
    fireEvent[act](screen.getByRole('textbox', { name: 'Field of Main' }));
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('transitions', () => {
  // Columns: the focus request of the transition | the element that has focus after it.
  test.each([
    ['heading', () => screen.getByRole('heading', { name: 'Enter passcode' })],
    ['field', () => screen.getByRole('textbox', { name: 'Field of Enter passcode' })],
    ['invalid', () => screen.getByRole('textbox', { name: 'Wrong' })],
    ['key:resend', () => screen.getByRole('button', { name: 'Resend' })],
  ] as const)('a transition moves focus to the %s', async (target, find) => {
    const { store } = shown({ OTPAuthenticate: titled('Enter passcode') });
    await act(() => store.set(goToAtom, 'OTPAuthenticate', target));
    expect(screen.queryByRole('heading', { name: 'Main' })).toBeNull();
    expect(document.activeElement).toBe(find());
  });

  test('a transition selects the value of the field', async () => {
    const { store } = shown({ OTPAuthenticate: titled('Enter passcode') });
    await act(() => store.set(goToAtom, 'OTPAuthenticate', 'field'));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Field of Enter passcode' });
    expect({ selectionStart: field.selectionStart, selectionEnd: field.selectionEnd }).toEqual({
      selectionStart: 0,
      selectionEnd: 3,
    });
  });

  test('a transition announces the title, each time', async () => {
    const { store } = shown({ OTPAuthenticate: titled('Enter passcode') });
    const region = () => screen.getByRole('status').textContent;
    await act(() => store.set(goToAtom, 'OTPAuthenticate'));
    expect(region()).toBe('Enter passcode');
    await act(() => store.set(announceAtom, 'Code sent'));
    expect(region()).toBe('Code sent');
    await act(() => store.set(goToAtom, 'OTPAuthenticate'));
    expect(region()).toBe('Enter passcode');
  });

  test('a screen whose code fails to load shows that, with back and retry', async () => {
    let isThere = false;
    const late = lazy('OTPAuthenticate', async () => {
      if (!isThere) throw new TypeError('offline');
      return titled('Enter passcode').value() ?? (() => null);
    });
    const { store, errors } = shown({ OTPAuthenticate: late });
    await act(() => store.set(goToAtom, 'OTPAuthenticate'));
    expect(screen.getByText(/couldn't reach the server/)).toBeDefined();
    expect(errors.map(({ operation }) => operation)).toEqual(['load OTPAuthenticate']);
    await act(async () => screen.getByRole('button', { name: 'Back' }).click());
    expect(screen.getByRole('heading', { name: 'Main' })).toBe(document.activeElement);
    await act(() => store.set(goToAtom, 'OTPAuthenticate'));
    isThere = true;
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByRole('heading', { name: 'Enter passcode' })).toBeDefined();
  });

  test('a slow screen shows after a second that it is loading', async () => {
    vi.useFakeTimers();
    const { store } = shown({ OTPAuthenticate: lazy('OTPAuthenticate', () => new Promise(() => undefined)) });
    await act(async () => {
      void store.set(goToAtom, 'OTPAuthenticate');
      await vi.advanceTimersByTimeAsync(999);
    });
    expect(screen.getByRole('heading', { name: 'Main' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByRole('heading', { name: 'Main' })).toBeNull();
    expect(screen.getByLabelText('Loading')).toBeDefined();
  });
});
