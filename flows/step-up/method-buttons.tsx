import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button';
import { oauthProviders } from '../core/config/config';
import { useWords } from '../core/words/use-words';
import { oauthMessages, ProviderIcon } from '../oauth';
import type { MethodChoice } from './method-choice';
import { keyOf, type StepUpMethod } from './methods';
import { SendCodeLabel } from './send-code-label';
import { stepUpMessages } from './step-up.messages';

const messageIds = { passkey: 'stepUp.usePasskey', app: 'stepUp.useApp', password: 'stepUp.usePassword' } as const;

export interface MethodButtonsProps<Method> {
  /** The methods, best first. */
  methods: readonly Method[];
  choice: MethodChoice<Method>;
  /** False if the first one is not the primary button of the screen. Default true. */
  hasPrimary?: boolean;
  /** True while something else is pending. Default false. */
  isBlocked?: boolean;
}

/** A button for each method by which a user can confirm who they are. */
export function MethodButtons<Method extends StepUpMethod>({
  methods,
  choice,
  hasPrimary = true,
  isBlocked = false,
}: MethodButtonsProps<Method>) {
  const choose = useSetAtom(choice.chooseAtom);
  const chosen = useAtomValue(choice.chosenAtom);
  const isPending = useAtomValue(choice.isPendingAtom);
  return methods.map((method, index) => {
    const key = keyOf(method);
    return (
      <Button
        key={key}
        rank={index === 0 && hasPrimary ? 'primary' : 'secondary'}
        isBusy={isPending && chosen === key}
        isBlocked={isBlocked || (isPending && chosen !== key)}
        icon={method.kind === 'social' ? <ProviderIcon type={method.type} /> : undefined}
        onClick={() => void choose(method)}
      >
        <MethodLabel method={method} />
      </Button>
    );
  });
}

function MethodLabel({ method }: { method: StepUpMethod }): ReactNode {
  const say = useWords(stepUpMessages);
  const saySocial = useWords(oauthMessages);
  if (method.kind === 'social') return saySocial('oauth.continueWith', { provider: oauthProviders[method.type] });
  if (method.kind === 'code') return <SendCodeLabel channel={method.channel} destination={method.destination} />;
  return say(messageIds[method.kind]);
}
