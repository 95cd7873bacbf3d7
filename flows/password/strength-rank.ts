import type { PasswordStrength } from '../core/provider/password-calls';

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
