import { atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import type { PasswordStrength } from '../core/provider/password-calls';
import { announceAtom } from '../core/words/announce.atoms';
import { UntrustedText } from '../core/words/untrusted-text';
import { sayAtom, sentenceGapAtom } from '../core/words/words.atoms';
import { strengthMessages } from './strength.messages';
import { rulesAtom } from './password-rules.atoms';
import { rankOf } from './strength-rank';

/**
 * The announcement about a password once the typing has paused, and never for each key: our sentences, then the
 * server's warning and its first suggestion. The server writes English that may change, so it is announced unchanged, as
 * English. Of the rules those that are not met yet are announced, and all of them once they are met.
 */
export const announcedStrengthAtom = atom((get) => {
  const say = get(sayAtom)(strengthMessages);
  const gap = get(sentenceGapAtom);
  const rulesFor = get(rulesAtom);
  return (strength: PasswordStrength): ReactNode => {
    const { policy, isBreached, warning, suggestions } = strength;
    const parts: string[] = [];
    if (policy === 'zxcvbn') parts.push(say('strength.announced', { word: say(rankOf(strength).messageId) }));
    if (policy === 'luds') {
      const rules = rulesFor(strength);
      const unmet = rules.filter(({ isMet }) => !isMet);
      const mark = ` ${say(unmet.length > 0 ? 'strength.notMet' : 'strength.met')}`;
      parts.push(...(unmet.length > 0 ? unmet : rules).map(({ text }) => text + mark));
    }
    if (isBreached) parts.push(say('strength.breached'));
    const ours = parts.join(gap);
    // A leaked password is not improved: another one is needed.
    const theirs = [warning, ...(isBreached ? [] : suggestions.slice(0, 1))].filter(Boolean).join(' ');
    if (policy !== 'zxcvbn' || !theirs) return ours;
    return (
      <>
        {ours}
        {gap}
        <UntrustedText lang="en">{theirs}</UntrustedText>
      </>
    );
  };
});

/**
 * Announces a rating that follows another one of the same text, if any. Rules are long: at the pauses of a slow typist they are
 * announced again only when one of them becomes met or unmet.
 */
export const announceRatingAtom = atom(null, (get, set, strength: PasswordStrength, before?: PasswordStrength) => {
  const wordsOf = get(announcedStrengthAtom);
  const words = wordsOf(strength);
  if (strength.policy !== 'luds' || !before || words !== wordsOf(before)) set(announceAtom, words);
});
