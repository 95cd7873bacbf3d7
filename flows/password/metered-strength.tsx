import { Stack } from '../../primitives/stack/stack';
import { StrengthMeter } from '../../primitives/strength-meter/strength-meter';
import { Text } from '../../primitives/text/text';
import type { PasswordStrength } from '../core/provider/password-calls';
import { UntrustedText } from '../core/words/untrusted-text';
import { useWords } from '../core/words/use-words';
import { rankOf } from './strength-words';
import { strengthMessages } from './strength.messages';

/** The strength by zxcvbn: a meter, with the server's warning and suggestions under it (B-PASS-6). */
export function MeteredStrength({ strength }: { strength: PasswordStrength }) {
  const say = useWords(strengthMessages);
  const { segments, word, messageId } = rankOf(strength);
  return (
    <>
      <StrengthMeter label={say('strength.label')} segments={segments} tone={word} word={say(messageId)} />
      {strength.warning && (
        <Text tone="helper">
          <UntrustedText lang="en">{strength.warning}</UntrustedText>
        </Text>
      )}
      {strength.suggestions.length > 0 && (
        <Stack as="ul" gap="label">
          {strength.suggestions.slice(0, 5).map((suggestion) => (
            <li key={suggestion}>
              <Text tone="helper">
                <UntrustedText lang="en">{suggestion}</UntrustedText>
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}
