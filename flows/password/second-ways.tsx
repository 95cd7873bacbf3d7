import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button';
import { Divider } from '../../primitives/divider';
import { Stack } from '../../primitives/stack';
import { ActionProblem, ActionServerMessage } from '../core/request/action-problem';
import { ActionWait } from '../core/request/action-wait';
import { configAtom } from '../core/config/config.atoms';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';
import { sendMagicLink } from '../magic-link';
import { sendOtp } from '../otp';
import { passwordMessages } from './password.messages';

/** A link or a code instead of the password, where one is configured. */
export function SecondWays({ email }: { email: string }) {
  const { products, otp } = useAtomValue(configAtom);
  const say = useWords(passwordMessages);
  const sayCore = useWords(coreMessages);
  const sendLink = useSetAtom(sendMagicLink.startAtom);
  const sendCode = useSetAtom(sendOtp.startAtom);
  const hasLink = products.has('emailMagicLinks');
  const hasCode = products.has('otp') && otp.methods.includes('email');
  const action = hasLink ? sendMagicLink : sendOtp;
  const isPending = useAtomValue(action.stateAtom).status === 'pending';
  if (!hasLink && !hasCode) return null;
  const send = () => (hasLink ? sendLink(email) : sendCode({ channel: 'email', destination: email }));
  return (
    <Stack gap="item">
      <Divider text={sayCore('core.or')} />
      <ActionProblem action={action} />
      <Button rank="secondary" isBusy={isPending} onClick={() => void send()}>
        {say(hasLink ? 'password.emailLink' : 'password.emailCode')}
      </Button>
      <ActionServerMessage action={action} />
      <ActionWait action={action} />
    </Stack>
  );
}
