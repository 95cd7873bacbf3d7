import { Provider as StoreProvider } from 'jotai/react';
import type { ReactElement } from 'react';
import { followRoot } from '../lifecycle/follow-root';
import { pickedChannelAtom } from '../../flows/contact';
import { otpChannels } from '../../flows/core/config/config';
import { isInShadowAtom, type Store } from '../../flows/core/host/host.atoms';
import { shadowAround } from '../host/shadow-root';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { WidgetOptions } from '../options';
import { readinessAtom } from '../lifecycle/readiness';
import type { Widget } from '../lifecycle/widget';
import { ssrNeeds } from './ssr-needs';
import { type RootAttributes, rootAttributes } from './root-attributes';
import { type PreHydrationInput, watchPreHydrationInput } from './pre-hydration/input';
import { guardForms } from './form-guard';
import { serverFunctions } from './server-functions';
import { dropServerTheme, keepServerTheme } from './server-theme';
import type { PlacementProps } from './ssr-props';
import { serverClient, hydratableWidget } from './hydratable-widget';
import './ssr.css';

guardForms();

/** A widget that a server renders, and that a browser renders over the markup: the same tree until it is hydrated. */
export interface SsrWidget<Options extends WidgetOptions> extends Pick<Widget<Options>, 'end' | 'store'> {
  element: ReactElement;
  /** Tells whether all resources of its render are loaded. On a server they always are. */
  isReady(): boolean;
  /** Tells whether its render is that of the server: its language and each part of it are loaded. */
  isComplete(): boolean;
  /** Loads all resources of its render, once. Never rejects; a part that fails to load shows its failure. */
  load(): Promise<void>;
  /** Attaches to the server-rendered root, and records input and submission there from then on. */
  attach(root: HTMLElement): void;
  /** The root that it is attached to. */
  root(): HTMLElement | undefined;
  /** The attributes of its root on a server. Only a server sets them; a browser does not change them. */
  attributes(): RootAttributes;
  /**
   * Called after hydration: applies the values that only the browser has. The returned function stops following the
   * root.
   */
  afterHydration(): () => void;
  /** Replays earlier input and submission, once: when every rendered atom is subscribed to. */
  replay(): void;
  update(options: Partial<Omit<Options, 'client'>>): void;
}

/**
 * Creates a widget that a server can render. There and in the browser's first render, values that only the browser has
 * are treated as unknown.
 */
export function ssrWidget<Options extends WidgetOptions>(
  definition: MountDefinition<Options>,
  given: Options & PlacementProps,
): SsrWidget<Options> {
  // A server calls no client, and a host may have none there.
  const options: Options = typeof document === 'undefined' ? { ...given, client: serverClient } : given;
  const { widget, isHydrated, hydrate } = hydratableWidget(definition, options);
  const { store } = widget;
  const isAwaited = definition.preloads?.(store, options).some(({ isOptional }) => !isOptional) ?? false;
  store.set(readinessAtom, isAwaited ? 'late' : 'rendered');
  const { areMet: isReady, isComplete, meet } = ssrNeeds(definition, store, options);
  let loading: Promise<void> | undefined;
  let changed: Partial<Omit<Options, 'client'>> | undefined;
  let attached: { root: HTMLElement; input: PreHydrationInput } | undefined;

  return {
    store,
    end: widget.end,
    element: elementOf(widget),
    isReady,
    isComplete,
    load: () => {
      // A server loads missing parts as well; it has no address.
      if (typeof document !== 'undefined') definition.takeLink?.(options);
      return (loading ??= meet().then(() => attached?.input.settle()));
    },
    root: () => attached?.root,
    attributes: () => (isReady() ? rootAttributes(store, options.theme) : { className: 'vestibule' }),
    attach: (root) => {
      attached ??= { root, input: watchPreHydrationInput(root) };
      keepServerTheme(root, given);
      if (isReady()) attached.input.settle();
    },
    afterHydration: () => {
      if (!attached) return () => undefined;
      const { root, input } = attached;
      input.shield();
      if (!isHydrated() && input.hasBegun()) keepTab(store, root);
      hydrate();
      // Not earlier: a server does not know of the host's shadow root, and the first render must equal its markup.
      if (shadowAround(root)) store.set(isInShadowAtom, true);
      startRendered(widget);
      const stopFollowing = followRoot(store, root);
      // The theme is on the root itself now, and follows the host.
      dropServerTheme(root);
      if (changed) widget.update(changed);
      changed = undefined;
      return stopFollowing;
    },
    replay: () => attached?.input.replay(() => touch(store)),
    update: (some) => {
      if (isHydrated()) widget.update(some);
      else changed = { ...changed, ...some };
    },
  };
}

/** The element tree, after the notice for users without scripts, and before the end mark that makes it visible. */
function elementOf({ store, element }: Pick<Widget<WidgetOptions>, 'element' | 'store'>): ReactElement {
  return (
    <>
      <StoreProvider store={store}>
        <noscript>{serverFunctions.Notice && <serverFunctions.Notice />}</noscript>
      </StoreProvider>
      {element}
      <template />
    </>
  );
}

/** Starts a widget whose screen may be rendered already. In that case it waits for nothing. */
function startRendered({ store, start }: Pick<Widget<WidgetOptions>, 'start' | 'store'>): void {
  const isServerRendered = store.get(readinessAtom) === 'rendered';
  if (isServerRendered) store.set(readinessAtom, 'ready');
  start();
  if (isServerRendered) store.set(readinessAtom, 'rendered');
}

/** Keeps the tab that a server selected, in whose form the user has begun: this device or browser may prefer another one. */
function keepTab(store: Store, root: HTMLElement): void {
  const tab = (root.shadowRoot ?? root).querySelector<HTMLElement>('[role=tab][aria-selected=true]');
  const channel = otpChannels.find((one) => one === tab?.dataset['focusKey']);
  if (channel) store.set(pickedChannelAtom, channel);
}

/** Called when the user interacts with the rendered screen: from then on nothing replaces it automatically. */
function touch(store: Store): void {
  if (store.get(readinessAtom) === 'rendered') store.set(readinessAtom, 'ready');
}
