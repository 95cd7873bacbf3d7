import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button';
import { Form } from '../../primitives/form';
import { Stack } from '../../primitives/stack';
import { TextField } from '../../primitives/text-field';
import { ActionStatus, useFieldProblem } from '../core/request/action-status';
import { useWords } from '../core/words/use-words';
import type { Contact } from '../core/request/contact';
import { emailDraftAtom, emailRefusal, submitEmailAtom, typeEmailAtom } from './email-form.atoms';
import type { EmailMethod } from './email-method';
import { hasPasskeysAtom } from './main.atoms';
import { mainMessages } from './main.messages';

/** The sentence for an address that is none, by what it would have led to (B-MAIN-5). */
const invalidSentence = {
  password: 'main.emailFormatInvalid',
  magicLink: 'main.emailFormatInvalid',
  otp: 'main.emailAddressInvalid',
} as const;

/** One field and 'Continue with email', the same for every e-mail method. */
export function EmailForm({ method, contact }: { method: EmailMethod; contact: Contact }) {
  const say = useWords(mainMessages);
  const draft = useAtomValue(emailDraftAtom);
  const type = useSetAtom(typeEmailAtom);
  const submit = useSetAtom(submitEmailAtom);
  const hasPasskeys = useAtomValue(hasPasskeysAtom);
  const { action } = contact;
  const isPending = useAtomValue(action.stateAtom).status === 'pending';
  const refusal = useAtomValue(emailRefusal.countAtom);
  const answered = useFieldProblem(action, 'email');
  const problem = refusal === undefined ? answered : { error: say(invalidSentence[method]), errorAttempt: refusal };
  return (
    <ActionStatus action={action} fields={['email']}>
      <Form onSubmit={() => void submit(contact)}>
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
            onChange={(typed) => type(typed, contact)}
            {...problem}
          />
          <Button type="submit" rank="primary" isBusy={isPending}>
            {say('main.continueWithEmail')}
          </Button>
        </Stack>
      </Form>
    </ActionStatus>
  );
}
