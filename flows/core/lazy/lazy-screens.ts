import type { ComponentType } from 'react';
import { lazy, type ScreenCode } from './lazy';

/** Makes the screens that are loaded together, from a module that exports each by its name. */
export function screens<Name extends string>(
  fetch: () => Promise<Readonly<Record<Name, ComponentType>>>,
  ...names: readonly Name[]
): Readonly<Record<Name, ScreenCode>> {
  const entries = names.map((name) => [name, lazy(name, async () => (await fetch())[name])]);
  // Each name is mapped to the screen of that name.
  return Object.fromEntries(entries) as Record<Name, ScreenCode>;
}
