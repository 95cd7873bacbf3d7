import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stringsAtom } from '../../flows/core/words/words.atoms';
import { lazy } from '../../flows/core/lazy/lazy';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { WidgetOptions } from '../options';
import { readinessAtom } from '../lifecycle/readiness';
import { internally, quietClient } from '../testing/quiet-client';
import { stubPage } from '../testing/stub-page';
import { ssrWidget } from './ssr-widget';

const logEvent = vi.fn();

beforeEach(() => {
  stubPage();
  logEvent.mockClear();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A widget over its server-rendered markup, and the field there. */
function rendered(changes: Partial<MountDefinition<WidgetOptions>> = {}) {
  const onStart = vi.fn();
  const definition = { start: 'Main', screens: { Main: () => <h1>Main</h1> }, onStart, ...changes } as const;
  const client = quietClient(internally({ networkClient: { logEvent } }));
  const widget = ssrWidget(definition, { client, config: { products: ['passwords'] } });
  const root = document.body.appendChild(document.createElement('div'));
  root.className = 'vestibule vestibule-of-a-theme';
  root.innerHTML = '<form><input name="email"></form>';
  const field = root.querySelector('input');
  return { widget, root, onStart, field, readiness: () => widget.store.get(readinessAtom) };
}
const tick = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

describe('ssrWidget', () => {
  test('a widget over server-rendered markup renders its screen without browser state, and starts nothing', async () => {
    const { widget, onStart, readiness } = rendered();
    expect({ isReady: widget.isReady(), readiness: readiness() }).toEqual({ isReady: true, readiness: 'rendered' });
    render(widget.element);
    expect(screen.getByRole('heading', { name: 'Main' })).toBeDefined();
    await tick();
    expect(onStart).not.toHaveBeenCalled();
  });

  test('a widget over server-rendered markup that waits for browser state renders the spinner', () => {
    const isLoaded = () => false;
    const load = async () => undefined;
    expect(rendered({ preloads: () => [{ isLoaded, load }] }).readiness()).toBe('late');
    expect(rendered({ preloads: () => [{ isLoaded, load, isOptional: true }] }).readiness()).toBe('rendered');
  });

  test('a widget over server-rendered markup hydrates there, and then controls theme and language of the root', async () => {
    const { widget, root, onStart, readiness } = rendered();
    widget.attach(root);
    const stop = widget.afterHydration();
    expect({ onStartCalls: onStart.mock.calls.length, rootClassName: root.className, rootLang: root.lang }).toEqual({
      onStartCalls: 1,
      rootClassName: 'vestibule',
      rootLang: 'en',
    });
    await tick();
    // No user has interacted with it: another screen may still replace it.
    expect(readiness()).toBe('rendered');
    stop();
    widget.end();
  });

  test('a widget without server-rendered markup starts nothing', () => {
    const { widget, onStart } = rendered();
    widget.afterHydration()();
    expect(onStart).not.toHaveBeenCalled();
  });

  test.each([
    ['no user has touched', () => undefined, 'rendered'],
    ['a user is in', (field: HTMLInputElement) => field.focus(), 'ready'],
    [
      'a user has typed in',
      (field: HTMLInputElement) => {
        field.value = 'ada';
        field.dispatchEvent(new Event('input', { bubbles: true }));
      },
      'ready',
    ],
  ] as const)(
    'a widget over server-rendered markup that %s is in use, or waits for interaction',
    async (_what, act, expected) => {
      const { widget, root, field, readiness } = rendered();
      widget.attach(root);
      if (field) act(field);
      const stop = widget.afterHydration();
      widget.replay();
      await tick();
      expect(readiness()).toBe(expected);
      field?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      await tick();
      expect(readiness()).toBe('ready');
      stop();
      widget.end();
    },
  );
});

describe('updates before hydration', () => {
  test('an update before hydration is applied with it, the newest of each option', () => {
    const { widget, root } = rendered();
    widget.update({ strings: { 'main.title': 'One' } });
    widget.update({ strings: { 'main.title': 'Two' } });
    expect(widget.store.get(stringsAtom)).toEqual({});
    widget.attach(root);
    const stop = widget.afterHydration();
    expect(widget.store.get(stringsAtom)).toEqual({ 'main.title': 'Two' });
    stop();
    widget.end();
  });

  test('an update after hydration is applied at once, and is not undone by StrictMode', () => {
    const { widget, root } = rendered();
    widget.update({ strings: { 'main.title': 'One' } });
    widget.attach(root);
    widget.afterHydration()();
    widget.update({ strings: { 'main.title': 'Two' } });
    const stop = widget.afterHydration();
    expect(widget.store.get(stringsAtom)).toEqual({ 'main.title': 'Two' });
    stop();
    widget.end();
  });
});

test('the server-rendered root has its language, and the label of a sending button', () => {
  expect(rendered().widget.attributes()).toEqual({
    className: 'vestibule',
    lang: 'en',
    dir: 'ltr',
    'data-sending': 'Sending...',
  });
  // While code is missing, no text is rendered.
  const code = () => [lazy('screen', () => new Promise(() => undefined))];
  expect(rendered({ code }).widget.attributes()).toEqual({ className: 'vestibule' });
});
