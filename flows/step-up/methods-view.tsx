import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { oauthProviders } from '../core/config/config';
import { bootstrapAtom } from '../core/provider/provider.atoms';
import { ActionStatus } from '../core/request/action-status';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords, useWords } from '../core/words/use-words';
import { oauthMessages, ProviderIcon } from '../oauth';
import { CancelButton } from './cancel-button';
import { chooseMethodAtom, chosenMethod, chosenMethodAtom } from './proofs.actions';
import { SendCodeLabel } from './send-code-label';
import { stepUpMethodsAtom } from './step-up.atoms';
import { stepUpMessages } from './step-up.messages';
import type { StepUpMethod } from './methods';

/** The available methods, best first; without one, a sentence that refers to support. */
export function MethodsView() {
  const say = useWords(stepUpMessages);
  const methods = useAtomValue(stepUpMethodsAtom);
  const choose = useSetAtom(chooseMethodAtom);
  const chosen = useAtomValue(chosenMethodAtom);
  const isPending = useAtomValue(chosenMethod.isPendingAtom);
  return (
    <>
      {methods.length > 0 ? <Text>{say('stepUp.text')}</Text> : <NoMethod />}
      <ActionStatus action={chosenMethod}>
        <Stack gap="item">
          {methods.map((method, index) => (
            <Button
              key={keyOf(method)}
              rank={index === 0 ? 'primary' : 'secondary'}
              isBusy={isPending && chosen === keyOf(method)}
              isBlocked={isPending && chosen !== keyOf(method)}
              icon={method.kind === 'social' ? <ProviderIcon type={method.type} /> : undefined}
              onClick={() => void choose(method, keyOf(method))}
            >
              <MethodLabel method={method} />
            </Button>
          ))}
        </Stack>
      </ActionStatus>
      <CancelButton action={chosenMethod} />
    </>
  );
}

function keyOf(method: StepUpMethod): string {
  if (method.kind === 'code') return `${method.channel} ${method.destination}`;
  return method.kind === 'social' ? method.type : method.kind;
}

function MethodLabel({ method }: { method: StepUpMethod }): ReactNode {
  const say = useWords(stepUpMessages);
  const saySocial = useWords(oauthMessages);
  if (method.kind === 'passkey') return say('stepUp.usePasskey');
  if (method.kind === 'app') return say('stepUp.useApp');
  if (method.kind === 'password') return say('stepUp.usePassword');
  if (method.kind === 'social') return saySocial('oauth.continueWith', { provider: oauthProviders[method.type] });
  return <SendCodeLabel channel={method.channel} destination={method.destination} />;
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
