import { atom } from 'jotai/vanilla';
import { action } from '../core/request/action';
import { announceAtom } from '../core/words/announce.atoms';
import { sentenceGapAtom } from '../core/words/sentence-gap.atoms';
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

/**
 * Announces the time that is left: with the question when it has come, and at one minute, not each second (WCAG 2.2.4). A dialog
 * that opens without a press is not spoken of by every screen reader: Orca in Chromium says nothing of it.
 */
export const announceTimeLeftAtom = atom(null, (get, set, seconds: number) => {
  const time = spokenTime(seconds, get(localeAtom).tag);
  const before = get(saidAtom);
  if (before === time) return;
  set(saidAtom, time);
  const say = get(sayAtom)(sessionGuardMessages);
  const endsIn = say('guard.endsIn', { time });
  set(announceAtom, before === '' ? say('guard.warningTitle') + get(sentenceGapAtom) + endsIn : endsIn);
});

const isEndSaidAtom = atom(false);

/** Announces the end, once: its dialog opens without a press as well, and focus goes to the log-in below its title. */
export const announceEndAtom = atom(null, (get, set) => {
  if (get(isEndSaidAtom)) return;
  set(isEndSaidAtom, true);
  set(announceAtom, get(sayAtom)(sessionGuardMessages)('guard.endedTitle'));
});
