import { atom } from 'jotai/vanilla';
import { failed } from '../core/provider/outcome';
import { action } from '../core/request/action';
import { logInMessages } from '../core/words/late.messages';
import { clip } from '../core/words/untrusted-text';
import { announceAtom } from '../core/words/announce.atoms';
import { localeAtom, sayAtom, sentenceGapAtom } from '../core/words/words.atoms';
import type { GuardState } from './guard.atoms';
import { sessionGuardMessages } from './session-guard.messages';

/**
 * The remaining time as it is announced in a language: whole minutes, at most a tenth above what is left, and seconds below
 * two of them, because many languages inflect the word after one.
 */
function announcedTime(seconds: number, locale: string): string {
  const minutes = Math.floor((seconds * 1.1) / 60);
  const [unit, count] = minutes > 1 ? (['minute', minutes] as const) : (['second', Math.ceil(seconds)] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** The full stops of languages that write another one, or none. */
const fullStops: Readonly<Record<string, string>> = { ja: '。', zh: '。', hi: '।', th: '' };

/** A title as a sentence, before another sentence. The host's own title may have an exclamation mark. */
function asSentence(title: string, locale: string): string {
  const [language = ''] = locale.split('-', 1);
  return /\p{P}$/u.test(title) ? title : title + (fullStops[language] ?? '.');
}

/**
 * 'Stay logged in': extends the session to so many minutes from now. An impersonated session is neither extended nor refused:
 * that is a failure here.
 */
export const extendSession = action<number, void>({
  operation: 'session.authenticate',
  kind: 'send',
  call: async (provider, minutes) => {
    const before = provider.sessionTimes()?.endsAt;
    const outcome = await provider.extendSession(minutes);
    const isSame = before !== undefined && provider.sessionTimes()?.endsAt === before;
    return outcome.ok && isSame ? failed({ type: 'unauthorized_action' }) : outcome;
  },
  onSuccess: () => undefined,
});

/** 'Log out', in all tabs. */
export const endSession = action<void, void>({
  operation: 'session.revoke',
  kind: 'send',
  call: (provider) => provider.revokeSession(),
  onSuccess: () => undefined,
});

/** The moments that have been announced. */
const announcedMomentAtom = atom<'none' | 'question' | 'minute'>('none');

/**
 * Announces the remaining time: with the question when it opens, and at one minute, not each second (WCAG 2.2.4). Not
 * every screen reader announces a dialog that opens without a press: Orca in Chromium does not.
 */
export const announceTimeLeftAtom = atom(null, (get, set, seconds: number) => {
  const before = get(announcedMomentAtom);
  const moment = seconds > 60 ? 'question' : 'minute';
  if (before === 'minute' || before === moment) return;
  set(announcedMomentAtom, moment);
  const say = get(sayAtom)(sessionGuardMessages);
  const endsIn = say('guard.endsIn', { time: announcedTime(seconds, get(localeAtom).tag) });
  set(announceAtom, before === 'none' ? say('guard.warningTitle') + get(sentenceGapAtom) + endsIn : endsIn);
});

const announcedEndAtom = atom<GuardState['status']>('quiet');

/**
 * Announces the end, or the log-in of another account, once each: their dialog also opens without a press, and focus
 * moves to a title in it.
 */
export const announceEndAtom = atom(null, (get, set, state: GuardState) => {
  const before = get(announcedEndAtom);
  if (before === state.status) return;
  set(announcedEndAtom, state.status);
  const title = get(sayAtom)(sessionGuardMessages)('guard.endedTitle');
  if (state.status !== 'other') return set(announceAtom, title);
  const say = get(sayAtom)(logInMessages);
  const { account } = state.person;
  const sentence = account ? say('core.otherAccount', { account: clip(account) }) : say('core.otherAccountNameless');
  const ended = asSentence(title, get(localeAtom).tag) + get(sentenceGapAtom);
  set(announceAtom, before === 'ended' ? sentence : ended + sentence);
});
