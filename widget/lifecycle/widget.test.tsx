import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mountSignalAtom } from '../../flows/core/host/host.atoms';
import { english } from '../../flows/core/words/locale';
import { localeAtom } from '../../flows/core/words/words.atoms';
import { ready } from '../../flows/core/lazy/lazy';
import { screenAtom, screenCodeAtom } from '../../flows/core/screen/screen.atoms';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import type { MountDefinition } from './mount-definition';
import type { WidgetOptions } from '../options';
import { internally, quietClient } from '../testing/quiet-client';
import { stubPage } from '../testing/stub-page';
import { createWidget } from './widget';

beforeEach(stubPage);
afterEach(() => vi.unstubAllGlobals());

const logEvent = vi.fn();
const getAsync = vi.fn(async () => ({ projectName: 'Project' }));

/** A widget of a mount with one screen. */
function made(changes: Partial<MountDefinition<WidgetOptions>> = {}, given: Partial<WidgetOptions> = {}) {
  const definition = { start: 'Main', screens: { Main: () => <h1>Main</h1> }, ...changes } as const;
  const bootstrap = { getSync: () => null, getAsync };
  const client = quietClient(internally({ bootstrap, networkClient: { logEvent } }));
  return createWidget(definition, { client, config: { products: ['passwords'] }, ...given });
}
const tick = (milliseconds = 0) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));

describe('createWidget', () => {
  test('a widget that was only created makes no request and no start', async () => {
    getAsync.mockClear();
    const [onArrival, onStart] = [vi.fn(), vi.fn()];
    made({ onArrival, onStart });
    await tick();
    expect([getAsync, onArrival, onStart].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  });

  test('starting a widget removes secrets from the address before any request', () => {
    const order: string[] = [];
    getAsync.mockImplementationOnce(async () => {
      order.push('asked');
      return { projectName: 'Project' };
    });
    const widget = made({ onArrival: () => order.push('arrived'), onStart: () => order.push('began') });
    widget.start();
    expect(order).toEqual(['arrived', 'asked', 'began']);
    widget.end();
  });
});

describe('start and end', () => {
  test('a widget that is started twice begins once', () => {
    const onStart = vi.fn();
    const widget = made({ onStart });
    widget.start();
    widget.start();
    expect(onStart).toHaveBeenCalledOnce();
    widget.end();
  });

  test('a widget that has ended and is started again starts again, under another signal', () => {
    const onStart = vi.fn();
    const widget = made({ onStart });
    widget.start();
    const before = widget.store.get(mountSignalAtom);
    widget.end();
    widget.start();
    const after = widget.store.get(mountSignalAtom);
    expect({
      beforeAborted: before.aborted,
      afterAborted: after.aborted,
      onStartCalls: onStart.mock.calls.length,
    }).toEqual({ beforeAborted: true, afterAborted: false, onStartCalls: 2 });
    widget.end();
  });

  test('a widget that is started again takes the newest options', () => {
    const [onArrival, onStart] = [vi.fn(), vi.fn()];
    const widget = made({ onArrival, onStart });
    widget.start();
    widget.end();
    widget.update({ strings: { 'main.title': 'Newer' } });
    widget.start();
    for (const { mock } of [onArrival, onStart]) {
      expect(mock.calls.map(([, { strings }]) => strings)).toEqual([undefined, { 'main.title': 'Newer' }]);
    }
    widget.end();
  });

  test('a widget shares nothing with another one', () => {
    const [one, other] = [made(), made()];
    one.store.set(screenAtom, 'OTPAuthenticate');
    expect(other.store.get(screenAtom)).toBe('Main');
    expect(one.store.get(providerAtom)).not.toBe(other.store.get(providerAtom));
  });

  test('a widget whose first screen needs nothing is rendered at once', () => {
    const widget = made();
    render(widget.element);
    expect(screen.getByRole('heading', { name: 'Main' })).toBeDefined();
  });
});

describe('the locale option', () => {
  const tagOf = (widget: ReturnType<typeof made>) => widget.store.get(localeAtom).tag;

  test('the language of a widget is the newest requested one, in any order of loading', async () => {
    const widget = made({}, { locale: 'ko' });
    widget.start();
    widget.update({ locale: 'ja' });
    widget.update({ locale: 'en' });
    await vi.waitFor(async () => {
      await tick(50);
      expect(tagOf(widget)).toBe('en');
    });
    widget.update({ locale: 'ja' });
    await vi.waitFor(() => expect(tagOf(widget)).toBe('ja'), 10_000);
    widget.end();
  });

  test('the language of a widget is kept in an update without a locale', async () => {
    const widget = made();
    widget.start();
    await tick(5);
    widget.store.set(localeAtom, { ...english, tag: 'xx' });
    widget.update({ strings: {} });
    await tick(5);
    expect(tagOf(widget)).toBe('xx');
    widget.end();
  });
});

describe('screensOf', () => {
  const codeOf = (name: 'Main' | 'OTPAuthenticate' | 'PasswordResetForm', changes = {}) => {
    const { of } = made(changes).store.get(screenCodeAtom);
    expect(of(name)).toBe(of(name));
    return of(name);
  };

  test('the screens of a mount are its own, and those that can be reached from there', () => {
    const Other = () => null;
    const other = ready('OTPAuthenticate', Other);
    const otherScreens = (name: string) => (name === 'OTPAuthenticate' ? other : undefined);
    expect(codeOf('Main', { otherScreens }).state().status).toBe('loaded');
    expect(codeOf('OTPAuthenticate', { otherScreens })).toBe(other);
  });

  test('the screens of a mount are its first one if it has no other', () => {
    const Main = () => null;
    expect(codeOf('PasswordResetForm', { screens: { Main } }).value()).toBe(Main);
  });
});

test('a screen that cannot be rendered is reported to the host as a render error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = vi.fn();
  const Main = () => {
    throw new Error('corrupt');
  };
  const widget = made({ screens: { Main } }, { callbacks: { onError } });
  widget.start();
  render(widget.element);
  expect(onError.mock.calls[0]?.[0]).toMatchObject({ operation: 'render', type: 'broken' });
  widget.end();
  vi.restoreAllMocks();
});
