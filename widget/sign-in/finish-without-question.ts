import { requireSecondFactorAtom } from '../../flows/core/screen/complete-sign-in.actions';
import { screenAtom } from '../../flows/core/screen/screen.atoms';
import { secondFactorAtom } from '../../flows/core/screen/second-factor.atoms';
import { silentDeadline } from '../../flows/core/time/timing';
import { within } from '../../flows/core/time/within';
import { askSecondFactorAtom } from '../../flows/second-factor';
import type { Connected } from '../lifecycle/connect';

/**
 * Finishes the sign-in, and returns whether the session has every factor that the host asks for. One that is unknown after a few
 * seconds lacks one. The user is asked nothing: the store ends where a question would begin, so that no set-up begins with it.
 */
export async function finishWithoutQuestion({ store, end }: Connected): Promise<boolean> {
  let isComplete = false;
  const finish = () => {
    isComplete = true;
  };
  store.set(secondFactorAtom, { askAtom: askSecondFactorAtom });
  store.sub(screenAtom, end);
  await within(silentDeadline, Promise.resolve(store.set(requireSecondFactorAtom, { finish })));
  return isComplete;
}
