import { atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import type { PasswordStrength } from '../core/provider/password-calls';
import { UntrustedText } from '../core/words/untrusted-text';
import { sayAtom, sentenceGapAtom } from '../core/words/words.atoms';
import { strengthMessages } from './strength.messages';

/** The rank of a password's strength: full segments out of four, and the word for it (B-PASS-6). */
export interface StrengthRank {
  segments: 1 | 2 | 3 | 4;
  word: 'weak' | 'fair' | 'good' | 'strong';
  messageId: 'strength.weak' | 'strength.fair' | 'strength.good' | 'strength.strong';
}

const ranks: Record<PasswordStrength['score'], StrengthRank> = {
  0: { segments: 1, word: 'weak', messageId: 'strength.weak' },
  1: { segments: 1, word: 'weak', messageId: 'strength.weak' },
  2: { segments: 2, word: 'fair', messageId: 'strength.fair' },
  3: { segments: 3, word: 'good', messageId: 'strength.good' },
  4: { segments: 4, word: 'strong', messageId: 'strength.strong' },
};

/** The rank of a score. */
export function rankOf({ score }: PasswordStrength): StrengthRank {
  return ranks[score];
}

/**
 * The announcement about a password once the typing has paused, and never for each key: our sentences, then the
 * server's warning. The server writes English that may change, so it is announced unchanged, as English.
 */
export const spokenStrengthAtom = atom((get) => {
  const say = get(sayAtom)(strengthMessages);
  const gap = get(sentenceGapAtom);
  return (strength: PasswordStrength): ReactNode => {
    const parts: string[] = [];
    const isRanked = strength.policy === 'zxcvbn';
    if (isRanked) parts.push(say('strength.spoken', { word: say(rankOf(strength).messageId) }));
    if (strength.isBreached) parts.push(say('strength.breached'));
    const ours = parts.join(gap);
    if (!isRanked || !strength.warning) return ours;
    return (
      <>
        {ours}
        {gap}
        <UntrustedText lang="en">{strength.warning}</UntrustedText>
      </>
    );
  };
});
