import { atom } from 'jotai/vanilla';
import { action } from '../core/request/action';
import { announceAtom } from '../core/words/announce.atoms';
import { localeAtom, sayAtom } from '../core/words/words.atoms';
import { sessionGuardMessages } from './session-guard.messages';
import { spokenTime } from './spoken-time';

/** 'Stay logged in': the session lasts so many minutes from now. */
export const extendSession = action<number, void>({
  operation: 'session.authenticate',
  kind: 'send',
  call: (provider, minutes) => provider.extendSession(minutes),
  onSuccess: () => undefined,
});

/** 'Log out', in all tabs. */
export const endSession = action<void, void>({
  operation: 'session.revoke',
  kind: 'send',
  call: (provider) => provider.revokeSession(),
  onSuccess: () => undefined,
});

const saidAtom = atom('');

/** Announces the time that is left: when the question has come, and at one minute, not each second (WCAG 2.2.4). */
export const announceTimeLeftAtom = atom(null, (get, set, seconds: number) => {
  const time = spokenTime(seconds, get(localeAtom).tag);
  if (get(saidAtom) === time) return;
  set(saidAtom, time);
  set(announceAtom, get(sayAtom)(sessionGuardMessages)('guard.endsIn', { time }));
});
