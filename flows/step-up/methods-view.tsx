import { useAtomValue } from 'jotai/react';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { bootstrapAtom } from '../core/provider/bootstrap.atoms';
import { ActionStatus } from '../core/request/action-status';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords, useWords } from '../core/words/use-words';
import { CancelButton } from './cancel-button';
import { MethodButtons } from './method-buttons';
import { chosenMethod } from './proofs.actions';
import { stepUpMethodsAtom } from './step-up.atoms';
import { stepUpMessages } from './step-up.messages';

/** The available methods, best first; without one, a sentence that refers to support. */
export function MethodsView() {
  const say = useWords(stepUpMessages);
  const methods = useAtomValue(stepUpMethodsAtom);
  return (
    <>
      {methods.length > 0 ? <Text>{say('stepUp.text')}</Text> : <NoMethod />}
      <ActionStatus action={chosenMethod}>
        <Stack gap="item">
          <MethodButtons methods={methods} choice={chosenMethod} />
        </Stack>
      </ActionStatus>
      <CancelButton action={chosenMethod} />
    </>
  );
}

function NoMethod() {
  const say = useWords(stepUpMessages);
  const sayRich = useRichWords(stepUpMessages);
  const { projectName } = useAtomValue(bootstrapAtom);
  return (
    <Text>
      {projectName
        ? sayRich('stepUp.noWay', { project: <UntrustedText>{projectName}</UntrustedText> })
        : say('stepUp.noWayNameless')}
    </Text>
  );
}
