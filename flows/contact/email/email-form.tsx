import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../../primitives/button';
import { Form } from '../../../primitives/form';
import { Stack } from '../../../primitives/stack';
import { TextField } from '../../../primitives/text-field';
import { ActionStatus, useFieldProblem } from '../../core/request/action-status';
import { useWords } from '../../core/words/use-words';
import type { Contact } from '../contact';
import { emailDraftAtom, emailRefusal, hasPasskeysAtom, submitEmailAtom, typeEmailAtom } from './email-form.atoms';
import { emailMessages } from './email.messages';

/** One field and 'Continue with email', the same for whatever an address leads to (B-MAIN-4). */
export function EmailForm({ contact }: { contact: Contact }) {
  const say = useWords(emailMessages);
  const draft = useAtomValue(emailDraftAtom);
  const type = useSetAtom(typeEmailAtom);
  const submit = useSetAtom(submitEmailAtom);
  const hasPasskeys = useAtomValue(hasPasskeysAtom);
  const { action, invalidAddress = 'main.emailFormatInvalid' } = contact;
  const isPending = useAtomValue(action.stateAtom).status === 'pending';
  const refusal = useAtomValue(emailRefusal.countAtom);
  const answered = useFieldProblem(action, 'email');
  const problem = refusal === undefined ? answered : { error: say(invalidAddress), errorAttempt: refusal };
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
