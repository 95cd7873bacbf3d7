import type { Store } from '../../flows/core/host/host.atoms';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import { isLastScreen } from '../../flows/core/screen/last-screen';
import { screenAtom } from '../../flows/core/screen/screen.atoms';

/**
 * Shows the form of a log-in that an Activity of the host has hidden with the success of an earlier log-in, if its user has logged
 * out since. On another screen the user goes on.
 */
export function leaveLastScreen(store: Store): void {
  if (isLastScreen(store.get(screenAtom)) && !store.get(providerAtom).person()) store.set(screenAtom, 'Main');
}
