import { atom } from 'jotai/vanilla';
import { announceAtom } from '../core/announce/announce.atoms';
import { lifeAtom, reportAtom } from '../core/host/host.atoms';
import { departureAtom } from '../core/navigation/navigation.atoms';
import type { PasswordStrength } from '../core/provider/password-calls';
import { withCalls } from '../core/provider/late-calls';
import { widgetError } from '../core/provider/widget-error';
import { sayAtom } from '../core/words/words.atoms';
import { deadline } from '../core/action/deadline';
import { watchTime } from '../core/action/watch-time';
import { passwordAtom, passwordEmailAtom } from './password.atoms';
import { spokenStrength } from './strength-words';

/** How long after the last key the password is judged, in milliseconds. */
const pause = 300;

/** What the server last said, and about which text. */
type Judgement =
  | { status: 'none' }
  | { status: 'judged'; password: string; strength: PasswordStrength }
  | { status: 'failed'; password: string };

const judgementAtom = atom<Judgement>({ status: 'none' });
const checkingAtom = atom<string | undefined>(undefined);
const waitingAtom = atom<{ stop(): void }>({ stop: () => undefined });

/** What is known of the password as it stands now. Only an answer about this very text counts. */
export type Strength =
  | { status: 'empty' }
  | { status: 'checking'; last?: PasswordStrength }
  | { status: 'judged'; strength: PasswordStrength }
  | { status: 'failed' };

export const strengthAtom = atom<Strength>((get) => {
  const password = get(passwordAtom);
  const judgement = get(judgementAtom);
  if (!password) return { status: 'empty' };
  if (judgement.status === 'none') return { status: 'checking' };
  if (judgement.password === password) {
    return judgement.status === 'judged' ? { status: 'judged', strength: judgement.strength } : { status: 'failed' };
  }
  return judgement.status === 'judged' ? { status: 'checking', last: judgement.strength } : { status: 'checking' };
});

/** Whether Continue may go on: this very text was judged, and is valid. */
export const isPasswordValidAtom = atom((get) => {
  const strength = get(strengthAtom);
  return strength.status === 'judged' && strength.strength.isValid;
});

/** Types a new password; it is judged once the typing pauses. */
export const typeNewPasswordAtom = atom(null, (get, set, password: string) => {
  if (!get(passwordAtom)) set(judgementAtom, { status: 'none' });
  set(passwordAtom, password);
  set(scheduleAtom, pause);
});

/** Asks again about a password that could not be judged. */
export const recheckAtom = atom(null, (get, set) => {
  if (get(strengthAtom).status === 'failed') set(scheduleAtom, 0);
});

const scheduleAtom = atom(null, (get, set, delay: number) => {
  get(waitingAtom).stop();
  const departure = get(departureAtom);
  const judge = () => {
    if (get(departureAtom) === departure) void set(judgeAtom);
  };
  set(waitingAtom, watchTime(get(lifeAtom), { [delay]: judge }));
});

const judgeAtom = atom(null, async (get, set) => {
  const password = get(passwordAtom);
  // One at a time: when it answers, the text of that moment is asked about.
  if (!password || get(checkingAtom) !== undefined) return;
  set(checkingAtom, password);
  const email = get(passwordEmailAtom);
  const life = get(lifeAtom);
  const request = { ...(email && { email }), password };
  const check = withCalls(get, 'passwords', (calls) => calls.checkPasswordStrength(request));
  const outcome = await deadline(life, check);
  set(checkingAtom, undefined);
  if (life.aborted) return;
  if (get(passwordAtom) !== password) return void set(scheduleAtom, 0);
  if (outcome.ok) {
    set(judgementAtom, { status: 'judged', password, strength: outcome.value });
    set(announceAtom, spokenStrength(get(sayAtom), outcome.value));
  } else {
    set(judgementAtom, { status: 'failed', password });
    set(reportAtom, widgetError('passwords.strengthCheck', outcome.error));
  }
});
