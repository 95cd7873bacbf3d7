import type { ComponentType } from 'react';
import { lazy, type LazyValue } from '../lazy/lazy';

/** The code of a screen. */
export type ScreenCode = LazyValue<ComponentType>;

/** Makes the screens that come together, from a module that exports each by its name. */
export function screens<Name extends string>(
  fetch: () => Promise<Readonly<Record<Name, ComponentType>>>,
  ...names: readonly Name[]
): Readonly<Record<Name, ScreenCode>> {
  const entries = names.map((name) => [name, lazy(name, async () => (await fetch())[name])]);
  // Each name stands for the screen of that name.
  return Object.fromEntries(entries) as Record<Name, ScreenCode>;
}
