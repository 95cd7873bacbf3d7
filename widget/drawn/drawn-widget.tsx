import { Provider as StoreProvider } from 'jotai/react';
import type { ReactElement } from 'react';
import { isBrowserKnownAtom } from '../../flows/core/host/browser-known.atoms';
import { presentationAtom } from '../../flows/core/host/presentation.atoms';
import { memoryAtom, noMemory } from '../../flows/core/last-used/last-used.atoms';
import { loadCodeAtom } from '../../flows/core/lazy/load-code.atoms';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import { coreMessages } from '../../flows/core/words/core.messages';
import { english, type Locale } from '../../flows/core/words/locale';
import { localeAtom, sayAtom } from '../../flows/core/words/words.atoms';
import { themeFor } from '../../tokens/theme';
import { followRoot } from '../follow-root';
import type { MountDefinition, Store } from '../mount-definition';
import type { WidgetOptions } from '../options';
import { readinessAtom } from '../readiness';
import { lateClient } from '../stytch/late-client';
import { stytchProvider } from '../stytch/stytch-provider';
import { presentationOf } from '../theming/presentation';
import { themeCompiler } from '../theming/theming.lazy';
import { createWidget, type Widget } from '../widget';
import { type EarlyInput, watchEarlyInput } from './early-input';
import { guardForms } from './guard-forms';
import { knownLocale, learnLocale } from './known-locales';
import { serverKit } from './server-kit';
import './arriving.css';

guardForms();

/** A client that is never made: a server asks nobody anything. */
export const nobody = lateClient(() => new Promise(() => undefined));

/** A widget that a server draws, and that a browser draws over that: the same tree, until it begins to live. */
export interface DrawnWidget<Options extends WidgetOptions> extends Pick<Widget<Options>, 'end' | 'endSoon' | 'store'> {
  element: ReactElement;
  /** Tells whether what it is drawn with is here. On a server it always is. */
  isReady(): boolean;
  /** Fetches what it is drawn with, once. Never rejects; what cannot be had says so in its place. */
  load(): Promise<void>;
  /** Takes its stand over what was drawn: from now on it notes what is typed and sent there. */
  stand(root: HTMLElement): void;
  /** The attributes of its root on a server. They are the server's alone: a browser leaves them as they are. */
  attributes(): DrawnAttributes;
  /** Begins to live, once it has hydrated: what the browser alone knows comes now. The answer stops following. */
  begin(): () => void;
  /** Does once what was typed and sent before: as soon as every atom that is drawn is listened to. */
  replay(): void;
  update(options: Partial<Omit<Options, 'client'>>): void;
}

/** The attributes of a root that a server drew. */
export interface DrawnAttributes {
  className: string;
  lang?: string;
  dir?: Locale['dir'];
  /** The words of a button whose form was sent before the widget was alive. */
  'data-sending'?: string;
}

/** Makes it. On a server and in the browser's first drawing, what the browser alone knows is as if nobody knew it. */
export function drawnWidget<Options extends WidgetOptions>(
  definition: MountDefinition<Options>,
  given: Options,
): DrawnWidget<Options> {
  // Nothing is asked of a client on a server, where a host may have none to give.
  const options: Options = typeof document === 'undefined' ? { ...given, client: nobody } : given;
  let isLive = false;
  let changed: Partial<Omit<Options, 'client'>> | undefined;
  const widget = createWidget(
    {
      ...definition,
      apply: (store, some) => {
        definition.apply?.(store, some);
        store.set(isBrowserKnownAtom, isLive);
        if (!isLive) store.set(memoryAtom, noMemory);
      },
    },
    options,
  );
  const { store } = widget;
  const provider = store.get(providerAtom);
  store.set(
    providerAtom,
    stytchProvider(
      nobody,
      () => Promise.resolve(),
      () => new AbortController().signal,
    ),
  );
  const isAwaited = definition.preloads?.(store).some(({ isOptional }) => !isOptional) ?? false;
  store.set(readinessAtom, isAwaited ? 'late' : 'drawn');
  const code = [...(definition.code?.(store) ?? []), ...(options.theme ? [themeCompiler] : [])];
  let hasLoaded = false;
  let isDressed = false;
  let standing: { root: HTMLElement; early: EarlyInput } | undefined;
  let loading: Promise<void> | undefined;
  const isReady = () => {
    const locale = knownLocale(options.locale);
    if (!hasLoaded && !(locale && code.every((one) => one.state().status === 'loaded'))) return false;
    if (!isDressed) {
      isDressed = true;
      store.set(localeAtom, locale ?? english);
      store.set(presentationAtom, presentationOf(themeFor(options.theme, false), anywhere));
    }
    return true;
  };
  const load = async () => {
    await Promise.all([learnLocale(options.locale), ...code.map((one) => store.set(loadCodeAtom, one))]);
    hasLoaded = true;
    standing?.early.settle();
  };

  return {
    store,
    end: widget.end,
    endSoon: widget.endSoon,
    element: (
      <>
        <StoreProvider store={store}>
          <noscript>{serverKit.Notice && <serverKit.Notice />}</noscript>
        </StoreProvider>
        {widget.element}
        <template />
      </>
    ),
    isReady,
    load: () => (loading ??= load()),
    attributes: () => {
      if (!isReady()) return { className: 'vestibule' };
      const { tag, dir } = store.get(localeAtom);
      return {
        className: ['vestibule', serverKit.sheetOf?.(options.theme).className].filter(Boolean).join(' '),
        lang: tag,
        dir,
        'data-sending': store.get(sayAtom)(coreMessages)('core.sending'),
      };
    },
    stand: (root) => {
      standing ??= { root, early: watchEarlyInput(root) };
      if (isReady()) standing.early.settle();
    },
    begin: () => {
      if (!standing) return () => undefined;
      const { root, early } = standing;
      early.shield();
      if (!isLive) {
        isLive = true;
        store.set(providerAtom, provider);
        store.set(isBrowserKnownAtom, true);
        definition.apply?.(store, options);
      }
      const isDrawn = store.get(readinessAtom) === 'drawn';
      // What is drawn already waits for nothing.
      if (isDrawn) store.set(readinessAtom, 'ready');
      widget.start();
      if (isDrawn) store.set(readinessAtom, 'drawn');
      const stopFollowing = followRoot(store, root);
      // The theme is on the root itself now, and follows the host.
      root.className = 'vestibule';
      if (changed) widget.update(changed);
      changed = undefined;
      return stopFollowing;
    },
    replay: () => standing?.early.replay(() => touch(store)),
    update: (some) => {
      if (isLive) widget.update(some);
      else changed = { ...changed, ...some };
    },
  };
}

/** The address of a page that nobody knows yet. */
const anywhere = 'https://host.invalid/';

/** Somebody is using the screen that was drawn: none comes in its place by itself. */
function touch(store: Store): void {
  if (store.get(readinessAtom) === 'drawn') store.set(readinessAtom, 'ready');
}
