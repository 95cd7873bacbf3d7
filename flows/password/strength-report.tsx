import { useAtomValue } from 'jotai/react';
import { FieldMessage } from '../../primitives/message/message';
import { RequirementList } from '../../primitives/requirement-list/requirement-list';
import { Stack } from '../../primitives/stack/stack';
import { StrengthMeter } from '../../primitives/strength-meter/strength-meter';
import { Text } from '../../primitives/text/text';
import type { PasswordStrength } from '../core/provider/password-calls';
import { UntrustedText } from '../core/words/untrusted-text';
import { useWords } from '../core/words/use-words';
import { rankOf } from './strength-rank';
import { awaitedCheck, shownRulesAtom, shownStrengthAtom, strengthAtom } from './strength.atoms';
import { strengthMessages } from './strength.messages';

/**
 * The strength of the password that is being typed, by the server's policy (B-PASS-6, B-PASS-7); under every policy also that it
 * has leaked (B-PASS-8). The texts of the rules have the ids `rulesId` with their index.
 */
export function PasswordStrengthReport({ rulesId }: { rulesId: string }) {
  const say = useWords(strengthMessages);
  const state = useAtomValue(strengthAtom);
  const strength = useAtomValue(shownStrengthAtom);
  const rules = useAtomValue(shownRulesAtom);
  const isAwaited = useAtomValue(awaitedCheck.latestAtom) !== undefined;
  if (state.status === 'failed')
    return (
      <FieldMessage tone="error" cause={state}>
        {say('strength.unchecked')}
      </FieldMessage>
    );
  const isMetered = strength?.policy === 'zxcvbn';
  // An empty stack would add a gap of its own to the form.
  if (!isAwaited && rules.length === 0 && !isMetered && !strength?.isBreached) return null;
  return (
    <Stack gap="label">
      {isAwaited && <Text tone="helper">{say('strength.checking')}</Text>}
      {rules.length > 0 && (
        <RequirementList
          id={rulesId}
          label={say('strength.label')}
          metLabel={say('strength.met')}
          notMetLabel={say('strength.notMet')}
          items={rules}
        />
      )}
      {isMetered && <MeteredStrength strength={strength} />}
      {strength?.isBreached && <Text tone="error">{say('strength.breached')}</Text>}
    </Stack>
  );
}

/** The strength by zxcvbn: a meter, with the server's warning and suggestions under it (B-PASS-6). */
function MeteredStrength({ strength }: { strength: PasswordStrength }) {
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
