import type { ComponentType } from 'react';

/** A screen whose code is fetched when it is first needed; one that nobody opens costs nobody a byte. */
export interface LazyScreen {
  /** Fetches the code. Rejects when it cannot be had; a later call tries again. */
  load(): Promise<void>;
  /** The screen, once fetched. */
  component(): ComponentType | undefined;
}

/** A screen that comes with its flow's chunk. */
export function lazyScreen(fetch: () => Promise<ComponentType>): LazyScreen {
  let component: ComponentType | undefined;
  return {
    load: async () => {
      component ??= await fetch();
    },
    component: () => component,
  };
}

/** A screen that is here from the start. */
export function readyScreen(component: ComponentType): LazyScreen {
  return { load: async () => undefined, component: () => component };
}
