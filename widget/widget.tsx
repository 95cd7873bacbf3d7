// The styles that every widget stands on; each screen brings its own.
import '../primitives/root/root.css';
import '../tokens/default-theme.css';
import { Provider as StoreProvider } from 'jotai/react';
import { type Atom, createStore } from 'jotai/vanilla';
import type { ReactElement } from 'react';
import { configInputAtom, hostAtom, mountSignalAtom, reportAtom } from '../flows/core/host/host.atoms';
import { isInShadowAtom } from '../flows/core/host/presentation.atoms';
import { browserAtom } from '../flows/core/host/browser.atoms';
import { loadScreenAtom, screenAtom } from '../flows/core/screen/screen.atoms';
import type { ScreenName } from '../flows/core/screen/screen-name';
import { loadBootstrapAtom, providerAtom } from '../flows/core/provider/provider.atoms';
import { WidgetError } from '../flows/core/provider/widget-error';
import { localeAtom, stringsAtom } from '../flows/core/words/words.atoms';
import { ErrorBoundary } from './error-boundary';
import { guardedHost } from './guarded-host';
import { type AskedLocale, chooseLocale, isEnglishAsked } from './locales/choose-locale';
import type { WidgetOptions } from './options';
import { awaitParts, readinessAtom } from './readiness';
import { WidgetRoot } from './widget-root';
import type { Screens } from './screens/screens';
import { stytchProvider } from './stytch/stytch-provider';
import { tellProblem } from './tell-problem';
import { loadThemeApplier, themeApplier } from './theming/theme-applier';
import { themeInputAtom } from './theming/theme-option.atoms';

/** What distinguishes one mount from another. */
export interface WidgetKind<Options extends WidgetOptions> {
  screens: Screens;
  start: ScreenName;
  /** What the first screen needs beside its own code, as configured. */
  parts?(store: Store): readonly Part[];
  /** A reason why this mount cannot be used; shown as plain text in place of the widget (spec section 1). */
  problemAtom?: Atom<string | undefined>;
  /** Called when the widget begins to live: the moment to log that it was rendered, and to begin what begins by itself. */
  onStart?(store: Store, options: Options): void;
}

/** A part of a screen that is fetched. */
export interface Part {
  load(): Promise<void>;
  isLoaded(): boolean;
}

const themePart: Part = { load: loadThemeApplier, isLoaded: () => themeApplier() !== undefined };

export type Store = ReturnType<typeof createStore>;

/** A widget without a place yet: its state, its element tree, and its life. Making one has no effect on the world. */
export interface Widget<Options extends WidgetOptions> {
  store: Store;
  element: ReactElement;
  /** Begins its life, or goes on with it if it was to end in a moment. */
  start(): void;
  /** Ends its life now: nothing is called, sent or shown after. */
  end(): void;
  /** Ends its life in a moment, unless it is started again: React's StrictMode takes everything away and puts it back. */
  endSoon(): void;
  update(options: Partial<Omit<Options, 'client'>>): void;
}

/** Makes a widget. One store for each, so two on a page never share a screen. */
export function createWidget<Options extends WidgetOptions>(
  kind: WidgetKind<Options>,
  options: Options,
): Widget<Options> {
  const store = createStore();
  const screens = kind.screens;
  store.set(
    providerAtom,
    stytchProvider(
      options.client,
      () => loading,
      () => store.get(mountSignalAtom),
    ),
  );
  store.set(loadScreenAtom, screens);
  store.set(browserAtom, {
    leave: (address, { isSpent }) => (isSpent ? location.replace(address) : location.assign(address)),
    back: () => history.back(),
  });
  store.set(screenAtom, kind.start);
  let asked: AskedLocale;
  const speak = async ({ locale }: Pick<WidgetOptions, 'locale'>) => {
    asked = locale;
    const chosen = await chooseLocale(locale);
    // Another language may have been asked for meanwhile.
    if (asked === locale && store.get(localeAtom).tag !== chosen.tag) store.set(localeAtom, chosen);
  };
  apply(store, options);
  const parts = [...(kind.parts?.(store) ?? []), ...(options.theme ? [themePart] : [])];
  const isReady =
    isEnglishAsked(options.locale) &&
    screens.component(kind.start) !== undefined &&
    parts.every((part) => part.isLoaded());
  const loading = Promise.all([speak(options), screens.load(kind.start), ...parts.map((part) => part.load())]);
  store.set(readinessAtom, isReady ? 'ready' : 'waiting');
  let life: AbortController | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const end = () => life?.abort();

  return {
    store,
    element: (
      <StoreProvider store={store}>
        <ErrorBoundary
          onError={(error) =>
            store.set(reportAtom, new WidgetError('render', 'broken', 'A screen could not be drawn.', error))
          }
        >
          <WidgetRoot screens={screens} problemAtom={kind.problemAtom} />
        </ErrorBoundary>
      </StoreProvider>
    ),
    start: () => {
      clearTimeout(ending);
      if (life && !life.signal.aborted) return;
      life = new AbortController();
      store.set(mountSignalAtom, life.signal);
      if (store.get(readinessAtom) !== 'ready') awaitParts(store, loading);
      if (kind.problemAtom) tellProblem(store, kind.problemAtom);
      void store.set(loadBootstrapAtom, life.signal);
      kind.onStart?.(store, options);
    },
    end,
    endSoon: () => {
      ending = setTimeout(end);
    },
    update: (changed) => {
      apply(store, changed);
      if ('locale' in changed) void speak(changed);
    },
  };
}

function apply(store: Store, options: Partial<WidgetOptions>): void {
  if (options.config) {
    store.set(configInputAtom, options.config);
    if (options.config.enableShadowDOM) store.set(isInShadowAtom, true);
  }
  if ('callbacks' in options) store.set(hostAtom, guardedHost(options.callbacks));
  if ('strings' in options) store.set(stringsAtom, options.strings ?? {});
  if ('theme' in options) store.set(themeInputAtom, options.theme);
}
