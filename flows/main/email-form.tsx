import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import type { FormEvent } from 'react';
import { Button } from '../../primitives/button';
import { Stack } from '../../primitives/stack';
import { TextField } from '../../primitives/text-field';
import { ActionServerMessage, useFieldProblem } from '../core/request/action-problem';
import { ActionWait } from '../core/request/action-wait';
import { useWords } from '../core/words/use-words';
import { emailActions, emailDraftAtom, emailRefusalAtom, submitEmailAtom } from './email-form.atoms';
import type { EmailMethod } from './email-method';
import { hasPasskeysAtom } from './main.parts';
import { mainMessages } from './main.messages';

/** The sentence for an address that is none, by what it would have led to (spec section 5). */
const invalidSentence = {
  password: 'main.emailFormatInvalid',
  magicLink: 'main.emailFormatInvalid',
  otp: 'main.emailAddressInvalid',
} as const;

/** One field and 'Continue with email', the same for every e-mail method. */
export function EmailForm({ method }: { method: EmailMethod }) {
  const say = useWords(mainMessages);
  const [draft, type] = useAtom(emailDraftAtom);
  const submit = useSetAtom(submitEmailAtom);
  const hasPasskeys = useAtomValue(hasPasskeysAtom);
  const action = emailActions[method];
  const isPending = useAtomValue(action.stateAtom).status === 'pending';
  const refusal = useAtomValue(emailRefusalAtom);
  const answered = useFieldProblem(action, 'email');
  const problem = refusal === undefined ? answered : { error: say(invalidSentence[method]), errorAttempt: refusal };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(method);
  };
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="item">
        <TextField
          label={say('main.emailLabel')}
          name="email"
          type="email"
          autoComplete={hasPasskeys ? 'username webauthn' : 'email'}
          inputMode="email"
          dir="ltr"
          isRequired
          value={draft}
          onChange={type}
          {...problem}
        />
        <ActionServerMessage action={action} fields={['email']} />
        <Button type="submit" rank="primary" isBusy={isPending}>
          {say('main.continueWithEmail')}
        </Button>
        <ActionWait action={action} />
      </Stack>
    </form>
  );
}
