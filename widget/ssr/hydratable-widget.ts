import { isBrowserKnownAtom } from '../../flows/core/host/browser.atoms';
import { memoryAtom, noMemory } from '../../flows/core/last-used/last-used.atoms';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { WidgetOptions } from '../options';
import { lateClient } from '../stytch/late-client';
import { stytchProvider } from '../stytch/provider-of';
import { createWidget, type Widget } from '../lifecycle/widget';

/** A client that never resolves, for server rendering. */
export const serverClient = lateClient(() => new Promise(() => undefined));

/** A widget that is rendered as on a server until it is hydrated. */
export interface HydratableWidget<Options extends WidgetOptions> {
  widget: Widget<Options>;
  isHydrated(): boolean;
  /** Sets the provider, its memory and the values that only the browser has, once. */
  hydrate(): void;
}

/** Creates a widget that has no provider and no memory until it is hydrated. */
export function hydratableWidget<Options extends WidgetOptions>(
  definition: MountDefinition<Options>,
  options: Options,
): HydratableWidget<Options> {
  let isHydrated = false;
  const widget = createWidget(
    {
      ...definition,
      apply: (store, some) => {
        definition.apply?.(store, some);
        store.set(isBrowserKnownAtom, isHydrated);
        if (!isHydrated) store.set(memoryAtom, noMemory);
      },
    },
    options,
  );
  const { store } = widget;
  const provider = store.get(providerAtom);
  store.set(
    providerAtom,
    stytchProvider(
      serverClient,
      () => Promise.resolve(),
      () => new AbortController().signal,
    ),
  );
  return {
    widget,
    isHydrated: () => isHydrated,
    hydrate: () => {
      if (isHydrated) return;
      isHydrated = true;
      store.set(providerAtom, provider);
      store.set(isBrowserKnownAtom, true);
      definition.apply?.(store, options);
    },
  };
}
