import { createStore } from 'jotai/vanilla';
import { describe, expect, test, vi } from 'vitest';
import { presentationAtom } from '../../flows/core/host/host.atoms';
import { lazy, type LazyValue } from '../../flows/core/lazy/lazy';
import { localeAtom } from '../../flows/core/words/words.atoms';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { WidgetOptions } from '../options';
import { themeCompiler } from '../theming/theming.lazy';
import { ssrNeeds } from './ssr-needs';

/** The needs of a mount with some code of its own, for the options of a host. */
function needsOf(given: Partial<WidgetOptions>, code: readonly LazyValue<unknown>[] = [], needsIn = ssrNeeds) {
  const store = createStore();
  const definition: MountDefinition<WidgetOptions> = { start: 'Main', screens: {}, code: () => code };
  const needs = needsIn(definition, store, { client: {} as never, config: { products: ['passwords'] }, ...given });
  const looks = () => [store.get(localeAtom).tag, store.get(presentationAtom).hideHeaderText];
  return { needs, store, looks };
}

const theme = { hideHeaderText: true };

describe('ssrNeeds', () => {
  test('a first render in English and the default theme needs nothing', () => {
    const { needs, looks } = needsOf({});
    expect([needs.areMet(), ...looks()]).toEqual([true, 'en', false]);
  });

  // A host requests some of these, and one is not loaded before.
  test.each([
    ['its language', { locale: 'th' }, ['th', false]],
    ['the first language that there is', { locale: ['xx', 'hu'] }, ['hu', false]],
    ['its theme', { theme }, ['en', true]],
  ] as const)('a first render waits for %s, and uses it', async (_what, given, looks) => {
    const page = needsOf(given);
    await page.needs.meet();
    expect([page.needs.areMet(), ...page.looks()]).toEqual([true, ...looks]);
    // A resource that the page has fetched once is loaded for all.
    expect(needsOf(given).needs.areMet()).toBe(true);
  });

  test('a first render waits for the code of its screen', async () => {
    const code = lazy('screen', async () => 'here');
    const { needs } = needsOf({}, [code]);
    expect(needs.areMet()).toBe(false);
    await needs.meet();
    expect(needs.areMet()).toBe(true);
  });

  test('a first render does without code that fails to load, in the requested language', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('offline')));
    const { needs, looks } = needsOf({ locale: 'de' }, [lazy('screen', fetch)]);
    await needs.meet();
    expect([needs.areMet(), ...looks()]).toEqual([true, 'de', false]);
  });

  test('a render without a part of its own is not that of the server; one without the code of its theme is', async () => {
    const broken = lazy('screen', () => Promise.reject(new TypeError('offline')));
    const { needs } = needsOf({}, [broken]);
    await needs.meet();
    expect([needs.areMet(), needs.isComplete()]).toEqual([true, false]);
    vi.spyOn(themeCompiler, 'state').mockReturnValue({ status: 'absent' });
    const themed = needsOf({ theme }).needs;
    expect([themed.areMet(), themed.isComplete()]).toEqual([false, true]);
    vi.restoreAllMocks();
  });

  test('a language that does not arrive is waited for 10 s, and the render is not that of the server [B-DRAWN-14]', async () => {
    // A page remembers what it has fetched, so this one is a new page.
    vi.resetModules();
    const { offeredLocales } = await import('../locales/offered');
    const newPage = await import('./ssr-needs');
    vi.spyOn(offeredLocales.uk, 'load').mockReturnValue(new Promise(() => undefined));
    vi.useFakeTimers();
    const { needs } = needsOf({ locale: 'uk' }, [], newPage.ssrNeeds);
    void needs.meet();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(needs.areMet()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([needs.areMet(), needs.isComplete()]).toEqual([true, false]);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('a first render uses the initial options; later changes are applied with hydration', () => {
    const { needs, store } = needsOf({ theme });
    needs.areMet();
    store.set(presentationAtom, { hideHeaderText: false });
    needs.areMet();
    expect(store.get(presentationAtom).hideHeaderText).toBe(false);
  });
});
