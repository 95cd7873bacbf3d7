import { useAtomValue } from 'jotai/react';
import { FieldMessage } from '../../primitives/message/message';
import { RequirementList } from '../../primitives/requirement-list/requirement-list';
import { Stack } from '../../primitives/stack/stack';
import { StrengthMeter } from '../../primitives/strength-meter/strength-meter';
import { Text } from '../../primitives/text/text';
import type { PasswordStrength } from '../core/provider/password-calls';
import { UntrustedText } from '../core/words/untrusted-text';
import { useWords } from '../core/words/use-words';
import { passwordConfigAtom } from './password.atoms';
import { awaitedCheck, strengthAtom } from './strength.atoms';
import { strengthMessages } from './strength.messages';
import { rankOf } from './strength-words';

/** The server's strength of the password being typed, as its policy has it; nothing for `none` (B-PASS-6, B-PASS-7). */
export function PasswordStrengthReport() {
  const say = useWords(strengthMessages);
  const state = useAtomValue(strengthAtom);
  const isAwaited = useAtomValue(awaitedCheck.latestAtom) !== undefined;
  if (state.status === 'failed') return <FieldMessage tone="error">{say('strength.unchecked')}</FieldMessage>;
  const strength = state.status === 'judged' ? state.strength : state.status === 'checking' ? state.last : undefined;
  // The rules are shown before the first key (WCAG 3.3.2).
  return (
    <Stack gap="label">
      {isAwaited && <Text tone="helper">{say('strength.checking')}</Text>}
      {!strength && <Luds />}
      {strength?.policy === 'zxcvbn' && <Zxcvbn strength={strength} />}
      {strength?.policy === 'luds' && <Luds strength={strength} />}
      {strength?.isBreached && strength.policy !== 'none' && <Text tone="error">{say('strength.breached')}</Text>}
    </Stack>
  );
}

function Zxcvbn({ strength }: { strength: PasswordStrength }) {
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
            <Text as="li" tone="helper" key={suggestion}>
              <UntrustedText lang="en">{suggestion}</UntrustedText>
            </Text>
          ))}
        </Stack>
      )}
    </>
  );
}

function Luds({ strength }: { strength?: PasswordStrength }) {
  const say = useWords(strengthMessages);
  const passwordConfig = useAtomValue(passwordConfigAtom);
  if (!passwordConfig) return null;
  const { ludsMinimumCount, ludsComplexity } = passwordConfig;
  return (
    <RequirementList
      label={say('strength.label')}
      metLabel={say('strength.met')}
      notMetLabel={say('strength.notMet')}
      items={[
        { text: say('strength.characters', { count: ludsMinimumCount }), isMet: strength?.missingCharacters === 0 },
        { text: say('strength.complexity', { count: ludsComplexity }), isMet: strength?.missingComplexity === 0 },
      ]}
    />
  );
}
