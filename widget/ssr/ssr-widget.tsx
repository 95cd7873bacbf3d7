import { Provider as StoreProvider } from 'jotai/react';
import type { ReactElement } from 'react';
import { followRoot } from '../lifecycle/follow-root';
import type { MountDefinition, Store } from '../lifecycle/mount-definition';
import type { WidgetOptions } from '../options';
import { readinessAtom } from '../lifecycle/readiness';
import type { Widget } from '../lifecycle/widget';
import { drawingNeeds } from './ssr-needs';
import { type DrawnAttributes, drawnAttributes } from './root-attributes';
import { type EarlyInput, watchEarlyInput } from './pre-hydration/input';
import { guardForms } from './form-guard';
import { serverKit } from './server-functions';
import { nobody, withheldWidget } from './hydratable-widget';
import './streamed-markup.css';

guardForms();

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

/**
 * Makes a widget to be drawn by a server. There and in the browser's first drawing, what the browser alone knows is as if
 * nobody knew it.
 */
export function drawnWidget<Options extends WidgetOptions>(
  definition: MountDefinition<Options>,
  given: Options,
): DrawnWidget<Options> {
  // Nothing is asked of a client on a server, where a host may have none to give.
  const options: Options = typeof document === 'undefined' ? { ...given, client: nobody } : given;
  const { widget, isGiven, give } = withheldWidget(definition, options);
  const { store } = widget;
  const isAwaited = definition.preloads?.(store).some(({ isOptional }) => !isOptional) ?? false;
  store.set(readinessAtom, isAwaited ? 'late' : 'drawn');
  const { areMet: isReady, meet } = drawingNeeds(definition, store, options);
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
      if (typeof document !== 'undefined') definition.takeLink?.();
      return (loading ??= meet().then(() => standing?.early.settle()));
    },
    attributes: () => (isReady() ? drawnAttributes(store, options.theme) : { className: 'vestibule' }),
    stand: (root) => {
      standing ??= { root, early: watchEarlyInput(root) };
      if (isReady()) standing.early.settle();
    },
    begin: () => {
      if (!standing) return () => undefined;
      const { root, early } = standing;
      early.shield();
      give();
      startDrawn(widget);
      const stopFollowing = followRoot(store, root);
      // The theme is on the root itself now, and follows the host.
      root.className = 'vestibule';
      if (changed) widget.update(changed);
      changed = undefined;
      return stopFollowing;
    },
    replay: () => standing?.early.replay(() => touch(store)),
    update: (some) => {
      if (isGiven()) widget.update(some);
      else changed = { ...changed, ...some };
    },
  };
}

/** The element tree, after the words for a user who has scripts off, and before its end, which shows it as a whole. */
function elementOf({ store, element }: Pick<Widget<WidgetOptions>, 'element' | 'store'>): ReactElement {
  return (
    <>
      <StoreProvider store={store}>
        <noscript>{serverKit.Notice && <serverKit.Notice />}</noscript>
      </StoreProvider>
      {element}
      <template />
    </>
  );
}

/** Starts a widget whose screen may be drawn already: that waits for nothing. */
function startDrawn({ store, start }: Pick<Widget<WidgetOptions>, 'start' | 'store'>): void {
  const isDrawn = store.get(readinessAtom) === 'drawn';
  if (isDrawn) store.set(readinessAtom, 'ready');
  start();
  if (isDrawn) store.set(readinessAtom, 'drawn');
}

/** A user is using the screen that was drawn: none comes in its place by itself. */
function touch(store: Store): void {
  if (store.get(readinessAtom) === 'drawn') store.set(readinessAtom, 'ready');
}
