// The styles that every widget needs; each screen imports its own.
import '../../primitives/root.css';
import '../../tokens/default-theme.css';
import { Provider as StoreProvider } from 'jotai/react';
import { atom, createStore } from 'jotai/vanilla';
import type { ReactElement } from 'react';
import { browserAtom } from '../../flows/core/host/browser.atoms';
import {
  configInputAtom,
  hostAtom,
  isInShadowAtom,
  mountSignalAtom,
  reportAtom,
  type Store,
} from '../../flows/core/host/host.atoms';
import { isThisMachine } from '../../flows/core/host/this-machine';
import { ready, type ScreenCode } from '../../flows/core/lazy/lazy';
import { loadBootstrapAtom } from '../../flows/core/provider/bootstrap.atoms';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import { WidgetError } from '../../flows/core/provider/widget-error';
import { stepUpAtom } from '../../flows/core/request/step-up.atoms';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import { screenAtom, screenCodeAtom } from '../../flows/core/screen/screen.atoms';
import { secondFactorAtom } from '../../flows/core/screen/second-factor.atoms';
import { forgetSecretsAtom } from '../../flows/core/screen/secret.atoms';
import { watchTime } from '../../flows/core/time/timing';
import { localeAtom, stringsAtom } from '../../flows/core/words/words.atoms';
import { guardedHost } from '../host/guarded-host';
import { pageBrowser } from '../host/page-browser';
import { asObject } from '../host/untyped';
import { type AskedLocale, chooseLocale, isEnglishAsked } from '../locales/choose-locale';
import { mistakes } from '../mistakes/mistakes.lazy';
import { watchProblem } from '../mistakes/watch-problem';
import { problemWordsAtom } from '../mistakes/validation.atoms';
import type { WidgetOptions } from '../options';
import { isClient } from '../stytch/is-client';
import { stytchProvider } from '../stytch/provider-of';
import { themeInputAtom } from '../theming/theme-option.atoms';
import { themeCompiler } from '../theming/theming.lazy';
import { WidgetErrorBoundary } from './error-boundary';
import type { MountDefinition } from './mount-definition';
import { prefetchListAtom } from './prefetch.atoms';
import { codePreload } from './preload';
import { awaitPreloads, readinessAtom } from './readiness';
import { WidgetRoot } from './widget-root';

/** A widget that is not mounted yet: its state and its element tree. Creating one has no side effects. */
export interface Widget<Options extends WidgetOptions> {
  store: Store;
  element: ReactElement;
  /** Starts it, unless it is started already: React's StrictMode runs every effect twice. */
  start(): void;
  /** Ends it now: afterwards it calls, sends and renders nothing. */
  end(): void;
  update(options: Partial<Omit<Options, 'client'>>): void;
}

/** The definition of a mount without a usable client. It renders the sentence about that and nothing else (B-MOUNT-12). */
const withoutClient = (given: unknown): MountDefinition<WidgetOptions> => ({
  start: 'Main',
  screens: {},
  problemAtom: atom((get) => get(problemWordsAtom)?.clientProblem(given)),
});

/** Creates a widget. Each has its own store, so two on a page never share a screen. */
export function createWidget<Options extends WidgetOptions>(
  wanted: MountDefinition<Options>,
  options: Options,
): Widget<Options> {
  const store = createStore();
  const client = asObject(options.client);
  const definition = isClient(client) ? wanted : withoutClient(options.client);
  let mount: AbortController | undefined;
  let loading: Promise<unknown> | undefined;
  const end = () => mount?.abort();
  const mountSignal = () => store.get(mountSignalAtom);
  const provider = stytchProvider(client, async () => loading, mountSignal, definition.calls);
  store.set(providerAtom, provider);
  let given = options;
  const check = () => mistakes.load().then(() => mistakes.value()?.checkOptions(store, definition.start, given));
  const loadLocale = initStore(store, definition, check);
  const take = (changed: Partial<WidgetOptions>) => {
    given = { ...given, ...changed };
    apply(store, changed);
    // Without the client, an update is a subset of the options.
    definition.apply?.(store, changed as Partial<Options>);
  };
  take(options);
  const code = [...(definition.code?.(store) ?? []), ...(options.theme ? [themeCompiler] : [])];
  const preloads = [...code.map((one) => codePreload(store, one)), ...(definition.preloads?.(store, options) ?? [])];
  const isReady = isEnglishAsked(options.locale) && preloads.every((preload) => preload.isLoaded());
  store.set(readinessAtom, isReady ? 'ready' : 'waiting');
  return {
    store,
    element: elementOf(store, definition),
    start: () => {
      if (mount && !mount.signal.aborted) return;
      mount = new AbortController();
      const { signal } = mount;
      store.set(mountSignalAtom, signal);
      definition.takeLink?.(given);
      definition.onArrival?.(store, given);
      loading = Promise.all([loadLocale(given), ...preloads.map((preload) => preload.load())]);
      if (store.get(readinessAtom) !== 'ready') awaitPreloads(store, loading);
      if (definition.problemAtom) watchProblem(store, definition.problemAtom);
      addEventListener('pagehide', () => store.set(forgetSecretsAtom), { signal });
      void store.set(loadBootstrapAtom, signal);
      provider.expireData();
      definition.onStart?.(store, given);
      // A developer is warned at once, without delaying the first screen.
      if (isThisMachine(location.hostname)) watchTime(signal, { 1_000: check });
    },
    end,
    update: (changed) => {
      take(changed);
      if ('locale' in changed) void loadLocale(changed);
    },
  };
}

/**
 * Sets a store up for its mount, independently of the options, and returns the function that loads the widget's
 * language.
 */
function initStore<Options extends WidgetOptions>(
  store: Store,
  definition: MountDefinition<Options>,
  check: () => Promise<unknown>,
) {
  let asked: AskedLocale;
  store.set(screenCodeAtom, { of: screensOf(definition) });
  store.set(browserAtom, pageBrowser);
  store.set(screenAtom, definition.start);
  if (definition.secondFactor) store.set(secondFactorAtom, { askAtom: definition.secondFactor });
  if (definition.stepUp) store.set(stepUpAtom, { confirmAtom: definition.stepUp });
  store.set(prefetchListAtom, {
    list: () => [...(definition.prefetch?.(store) ?? []), { load: check }],
  });
  return async ({ locale }: Pick<WidgetOptions, 'locale'>) => {
    asked = locale;
    const chosen = await chooseLocale(locale);
    // A later request may have replaced this one.
    if (asked === locale && store.get(localeAtom).tag !== chosen.tag) store.set(localeAtom, chosen);
  };
}

/** The element tree over a store. */
function elementOf<Options extends WidgetOptions>(
  store: Store,
  { problemAtom, frame }: Pick<MountDefinition<Options>, 'problemAtom' | 'frame'>,
): ReactElement {
  return (
    <StoreProvider store={store}>
      <WidgetErrorBoundary
        onError={(error) =>
          store.set(reportAtom, new WidgetError('render', 'broken', 'A screen could not be rendered.', error))
        }
      >
        <WidgetRoot problemAtom={problemAtom} frame={frame} />
      </WidgetErrorBoundary>
    </StoreProvider>
  );
}

/** The screens of a mount: those in its own code, and the others. */
function screensOf<Options extends WidgetOptions>({ start, screens, otherScreens }: MountDefinition<Options>) {
  const known = new Map<ScreenName, ScreenCode>();
  return (name: ScreenName): ScreenCode => {
    const own = screens[name];
    const code =
      known.get(name) ?? (own ? undefined : otherScreens?.(name)) ?? ready(name, own ?? screens[start] ?? (() => null));
    known.set(name, code);
    return code;
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
