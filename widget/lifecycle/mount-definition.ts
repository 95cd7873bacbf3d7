import type { Atom } from 'jotai/vanilla';
import type { ComponentType, ReactNode } from 'react';
import type { Store } from '../../flows/core/host/host.atoms';
import type { LazyValue, ScreenCode } from '../../flows/core/lazy/lazy';
import type { ConfirmAtom } from '../../flows/core/request/step-up.atoms';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import type { AskSecondFactorAtom } from '../../flows/core/screen/second-factor.atoms';
import type { Problem } from '../mistakes/mistake';
import type { WidgetOptions } from '../options';
import type { OwnCalls } from '../stytch/client';

/** Something the first screen waits for. */
export interface Preload {
  /** Never rejects. */
  load(): Promise<unknown>;
  isLoaded(): boolean;
  /** True lets a server render the screen without this, which may change it later. Default false. */
  isOptional?: boolean;
}

/** The definition of a mount: what distinguishes one from another. */
export interface MountDefinition<Options extends WidgetOptions> {
  /** The screen it begins with. */
  start: ScreenName;
  /** The screens whose code is bundled with the mount: the first one, and any that always follows it. */
  screens: Partial<Record<ScreenName, ComponentType>>;
  /** The wrapper around the screens, once they are rendered. Default: none. */
  frame?: ComponentType<{ children: ReactNode }>;
  /** The screens that a user may reach from there, by name. A mount of one screen has none. */
  otherScreens?(name: ScreenName): ScreenCode | undefined;
  /** The step-up, for mounts whose calls may be refused until one is done. */
  stepUp?: ConfirmAtom;
  /** The second factor, where a sign-in may require one. */
  secondFactor?: AskSecondFactorAtom;
  /** The calls that it makes at once, whose code is bundled with the mount. */
  calls?: OwnCalls;
  /** The further code that the first paint needs, depending on the configuration. */
  code?(store: Store): readonly LazyValue<unknown>[];
  /** Further preloads that the first paint waits for. */
  preloads?(store: Store, options: Options): readonly Preload[];
  /** The code that is fetched when a user begins to use the widget, one module after another. */
  prefetch?(store: Store): readonly LazyValue<unknown>[];
  /** A reason why this mount cannot be used; shown as plain text instead of the widget (B-MOUNT-3). */
  problemAtom?: Atom<Problem | undefined>;
  /** Applies the options of this mount alone, at the start and at each update. */
  apply?(store: Store, options: Partial<Options>): void;
  /**
   * Removes the parameters of a link from the address and keeps them for `onArrival`, before the code for server-rendered markup is
   * fetched. A second call changes nothing.
   */
  takeLink?(options: Options): void;
  /** Called as the widget starts, before any request: the time to take a secret out of the address. */
  onArrival?(store: Store, options: Options): void;
  /** Called when the widget is mounted: the time to log that, and to start automatic actions. */
  onStart?(store: Store, options: Options): void;
  /** Called when a widget that a host's `<Activity>` had hidden is visible again. */
  onShownAgain?(store: Store): void;
}
