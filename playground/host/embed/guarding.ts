import type { SessionGuard, SessionGuardOptions } from '../../../widget/sign-in';
import { resolveTarget } from '../../../widget/host/mount-target';
import type { MountWidget } from './mount-widget';

/** A mount that is a page with something typed in it, whose session is guarded. */
export function guarding(guardSession: (options: SessionGuardOptions) => SessionGuard): MountWidget {
  return (selector, given) => {
    const field = Object.assign(document.createElement('textarea'), { ariaLabel: 'Notes' });
    resolveTarget(selector).append(field);
    let options = given;
    let guard = guardSession(options);
    return {
      update: (changed) => {
        guard.stop();
        options = { ...options, ...changed };
        guard = guardSession(options);
      },
      unmount: () => {
        guard.stop();
        field.remove();
      },
    };
  };
}
