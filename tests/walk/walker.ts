import type { Page } from '@playwright/test';
import type { Authenticator } from '../support/authenticator';
import type { Control } from '../../emulator/control/control';
import type { Watch } from '../support/invariants';
import type { TestWallet } from '../support/wallets';

/** A running walk: its page, and the results so far. */
export interface Walker {
  page: Page;
  control: Control;
  watch: Watch;
  host: string;
  wallet: TestWallet;
  authenticator: Authenticator;
  /** The address where this walk began. */
  start: string;
  /** The place it is at. */
  place: string;
  /** The name of the last action. */
  action: string;
  /** The names of all controls that this walk has pressed. */
  pressed: Set<string>;
  /** The words of each screen on which Allow was pressed on this walk. */
  shownAtAllow: Set<string>;
  /** The ways that were walked, by `place > action > place`, and how often. */
  ways: Map<string, number>;
  /** The screens that axe has looked at. */
  judged: Set<string>;
  steps: number;
}

/** Something that a user, the network, another tab or the host does. */
export interface Action {
  name: string;
  /** Gives a more exact name where it has one, or `idle`. */
  act(walker: Walker): Promise<unknown>;
}

/** The answer of an action that had nothing to do. */
export const idle = Symbol('idle');
