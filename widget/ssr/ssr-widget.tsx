import { Provider as StoreProvider } from 'jotai/react';
import type { ReactElement } from 'react';
import { followRoot } from '../lifecycle/follow-root';
import type { MountDefinition, Store } from '../lifecycle/mount-definition';
import type { WidgetOptions } from '../options';
import { readinessAtom } from '../lifecycle/readiness';
import type { Widget } from '../lifecycle/widget';
import { ssrNeeds } from './ssr-needs';
import { type RootAttributes, rootAttributes } from './root-attributes';
import { type EarlyInput, watchEarlyInput } from './pre-hydration/input';
import { guardForms } from './form-guard';
import { serverFunctions } from './server-functions';
import { type PlacementProps, rootClass } from './ssr-props';
import { serverClient, hydratableWidget } from './hydratable-widget';
import './ssr.css';

guardForms();

/** A widget that a server renders, and that a browser renders over that: the same tree, until it begins to live. */
export interface SsrWidget<Options extends WidgetOptions> extends Pick<Widget<Options>, 'end' | 'endSoon' | 'store'> {
  element: ReactElement;
  /** Tells whether what it is rendered with is here. On a server it always is. */
  isReady(): boolean;
  /** Fetches what it is rendered with, once. Never rejects; what cannot be had says so in its place. */
  load(): Promise<void>;
  /** Takes its stand over what was rendered: from now on it notes what is typed and sent there. */
  stand(root: HTMLElement): void;
  /** The attributes of its root on a server. They are the server's alone: a browser leaves them as they are. */
  attributes(): RootAttributes;
  /** Begins to live, once it has hydrated: what the browser alone knows comes now. The answer stops following. */
  begin(): () => void;
  /** Does once what was typed and sent before: as soon as every atom that is rendered is listened to. */
  replay(): void;
  update(options: Partial<Omit<Options, 'client'>>): void;
}

/**
 * Makes a widget to be rendered by a server. There and in the browser's first rendering, what the browser alone knows is as if
 * it was unknown.
 */
export function ssrWidget<Options extends WidgetOptions>(
  definition: MountDefinition<Options>,
  given: Options & PlacementProps,
): SsrWidget<Options> {
  // Nothing is asked of a client on a server, where a host may have none to give.
  const options: Options = typeof document === 'undefined' ? { ...given, client: serverClient } : given;
  const { widget, isHydrated, hydrate } = hydratableWidget(definition, options);
  const { store } = widget;
  const isAwaited = definition.preloads?.(store, options).some(({ isOptional }) => !isOptional) ?? false;
  store.set(readinessAtom, isAwaited ? 'late' : 'rendered');
  const { areMet: isReady, meet } = ssrNeeds(definition, store, options);
  let loading: Promise<void> | undefined;
  let changed: Partial<Omit<Options, 'client'>> | undefined;
  let standing: { root: HTMLElement; early: EarlyInput } | undefined;

  return {
    store,
    end: widget.end,
    endSoon: widget.endSoon,
    element: elementOf(widget),
    isReady,
    load: () => {
      // A server that has not got what it needs fetches it too, and has no address.
      if (typeof document !== 'undefined') definition.takeLink?.(options);
      return (loading ??= meet().then(() => standing?.early.settle()));
    },
    attributes: () => (isReady() ? rootAttributes(store, options.theme) : { className: 'vestibule' }),
    stand: (root) => {
      standing ??= { root, early: watchEarlyInput(root) };
      if (isReady()) standing.early.settle();
    },
    begin: () => {
      if (!standing) return () => undefined;
      const { root, early } = standing;
      early.shield();
      hydrate();
      startRendered(widget);
      const stopFollowing = followRoot(store, root);
      // The theme is on the root itself now, and follows the host.
      root.className = rootClass(given);
      if (changed) widget.update(changed);
      changed = undefined;
      return stopFollowing;
    },
    replay: () => standing?.early.replay(() => touch(store)),
    update: (some) => {
      if (isHydrated()) widget.update(some);
      else changed = { ...changed, ...some };
    },
  };
}

/** The element tree, after the words for a user who has scripts off, and before its end, which shows it as a whole. */
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

/** Starts a widget whose screen may be rendered already: that waits for nothing. */
function startRendered({ store, start }: Pick<Widget<WidgetOptions>, 'start' | 'store'>): void {
  const isServerRendered = store.get(readinessAtom) === 'rendered';
  if (isServerRendered) store.set(readinessAtom, 'ready');
  start();
  if (isServerRendered) store.set(readinessAtom, 'rendered');
}

/** A user is using the screen that was rendered: none comes in its place by itself. */
function touch(store: Store): void {
  if (store.get(readinessAtom) === 'rendered') store.set(readinessAtom, 'ready');
}
