import { useAtomValue, useSetAtom } from 'jotai/react';
import { Form } from '../../../primitives/form/form';
import { Stack } from '../../../primitives/stack/stack';
import { TextField } from '../../../primitives/text-field/text-field';
import type { MethodControl } from '../../core/last-used/last-used.atoms';
import { Lazy } from '../../core/lazy/lazy-view';
import { ActionButton } from '../../core/request/action-button';
import { ActionStatus, useFieldProblem } from '../../core/request/action-status';
import { useWords } from '../../core/words/use-words';
import type { Contact, MarkButton } from '../contact';
import { emailDraftAtom, leaveEmailAtom } from './email-draft.atoms';
import { emailRefusal, hasPasskeysAtom, submitEmailAtom, typeEmailAtom } from './email-form.atoms';
import { emailHint } from '../contact.lazy';
import { emailMessages } from './email.messages';

const focusKey = 'address';

export interface EmailFormProps {
  contact: Contact;
  /** Marks the button as last used, if there is no tab to mark. */
  mark?: MarkButton;
}

/** One field and 'Continue with email', the same for every method that begins with an address (B-MAIN-4). */
export function EmailForm({ contact, mark }: EmailFormProps) {
  const say = useWords(emailMessages);
  const draft = useAtomValue(emailDraftAtom);
  const type = useSetAtom(typeEmailAtom);
  const leave = useSetAtom(leaveEmailAtom);
  const submit = useSetAtom(submitEmailAtom);
  const hasPasskeys = useAtomValue(hasPasskeysAtom);
  const { action, invalidAddress = 'main.emailFormatInvalid' } = contact;
  const refusal = useAtomValue(emailRefusal.latestAtom);
  const answered = useFieldProblem(action, 'email');
  const problem = refusal === undefined ? answered : { error: say(invalidAddress), errorCause: refusal };
  const submitButton = (control?: MethodControl) => (
    <ActionButton {...control} action={action} type="submit">
      {say('main.continueWithEmail')}
    </ActionButton>
  );
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
            onBlur={leave}
            data-focus-key={focusKey}
            {...problem}
          />
          <Lazy of={emailHint} isPassive failed={() => null}>
            {({ EmailHint }) => <EmailHint onTake={(address) => type(address, contact)} focusKey={focusKey} />}
          </Lazy>
          {mark ? mark(submitButton) : submitButton()}
        </Stack>
      </Form>
    </ActionStatus>
  );
}
