import type { Context } from 'hono';
import type { Delivery } from './delivery';
import type { EmulatorState } from './memory/state';
import type { Project } from './project';

/** One request and its response, shared by the handlers of the app. */
export interface Exchange {
  readonly project: Project;
  /** Replaces this project with a fresh one. */
  readonly reset: () => void;
  /** Replaces this project with one of a stored state. */
  readonly read: (state: unknown) => void;
  /** The whole state. */
  readonly write: () => EmulatorState;
  /** Set by a fault of the connection. */
  delivery: Delivery;
}

/** The app's environment, in Hono's terms. */
export interface ExchangeEnv {
  Bindings: Exchange;
}

/** One request inside the app. */
export type ExchangeContext = Context<ExchangeEnv>;
