import { isBrowserKnownAtom } from '../../flows/core/host/browser-known.atoms';
import { memoryAtom, noMemory } from '../../flows/core/last-used/last-used.atoms';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { WidgetOptions } from '../options';
import { lateClient } from '../stytch/late-client';
import { stytchProvider } from '../stytch/stytch-provider';
import { createWidget, type Widget } from '../lifecycle/widget';

/** A client that is never made: a server asks nobody anything. */
export const nobody = lateClient(() => new Promise(() => undefined));

/** A widget from which all that the browser alone knows is withheld. */
export interface WithheldWidget<Options extends WidgetOptions> {
  widget: Widget<Options>;
  isGiven(): boolean;
  /** Gives it all of that, once. */
  give(): void;
}

/** Makes a widget whose provider answers nothing, and that remembers nothing, until it is given what is withheld. */
export function withheldWidget<Options extends WidgetOptions>(
  definition: MountDefinition<Options>,
  options: Options,
): WithheldWidget<Options> {
  let isGiven = false;
  const widget = createWidget(
    {
      ...definition,
      apply: (store, some) => {
        definition.apply?.(store, some);
        store.set(isBrowserKnownAtom, isGiven);
        if (!isGiven) store.set(memoryAtom, noMemory);
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
  return {
    widget,
    isGiven: () => isGiven,
    give: () => {
      if (isGiven) return;
      isGiven = true;
      store.set(providerAtom, provider);
      store.set(isBrowserKnownAtom, true);
      definition.apply?.(store, options);
    },
  };
}
