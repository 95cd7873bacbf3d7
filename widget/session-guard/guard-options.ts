import type { WidgetOptions } from '../options';

/** The options of `guardSession`: those of a mount, and two of its own. */
export interface SessionGuardOptions extends Omit<WidgetOptions, 'config'> {
  /** The minutes between the warning and the end of the session, at least 1/3 (WCAG 2.2.1). Default 2. */
  warnBeforeMinutes?: number;
  /** The minutes that "Stay logged in" extends the session to, from then, 5 to 527040. Default 60. */
  extendByMinutes?: number;
  /** The log-in that is shown once the session has ended. Default: none, and the page can be reloaded. */
  config?: WidgetOptions['config'];
}

/** A guard of a session. */
export interface SessionGuard {
  /** Ends it, and takes away what it shows. */
  stop(): void;
}
