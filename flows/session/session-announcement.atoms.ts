import { providerAtom } from '../core/provider/provider.atoms';
import { screenSignalAtom } from '../core/screen/screen.atoms';
import { anySignal } from '../core/time/signals';
import { sleep, timing } from '../core/time/timing';
import { whileRead } from '../core/time/while-read';
import { announceAtom } from '../core/words/announce.atoms';
import { coreMessages } from '../core/words/core.messages';
import { logInMessages } from '../core/words/late.messages';
import { sayAtom } from '../core/words/words.atoms';
import { confirmedSessionAtom } from './session.atoms';
import { sessionMessages } from './session.messages';

/**
 * The announcement of SessionConfirmation, after its heading: the log-in, or the account that a press would complete. The heading,
 * which has the focus, says neither (WCAG 4.1.3).
 */
export const sessionAnnouncementAtom = whileRead((get, set) => {
  const ended = new AbortController();
  const session = get(confirmedSessionAtom);
  const { account } = get(providerAtom).person() ?? {};
  const announce = async () => {
    const signal = anySignal(ended.signal, get(screenSignalAtom));
    await sleep(timing.announceAfter, signal);
    if (signal.aborted) return;
    const say = get(sayAtom);
    const named = account ? say(coreMessages)('core.account', { account }) : say(sessionMessages)('session.loggedIn');
    set(announceAtom, session === 'other' ? named : say(logInMessages)('core.loggedInText'));
  };
  if (session !== 'known') void announce();
  return () => ended.abort();
});
