import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../../primitives/button/button';
import { PhoneField } from '../../../primitives/phone-field/phone-field';
import { Form } from '../../../primitives/form/form';
import { Stack } from '../../../primitives/stack/stack';
import type { MethodControl } from '../../core/last-used/last-used.atoms';
import { ActionStatus, useFieldProblem } from '../../core/request/action-status';
import { phoneNumberMessages } from '../../core/provider/failure.messages';
import { useWords } from '../../core/words/use-words';
import type { Channel, Contact, MarkButton } from '../contact';
import { isReadingAtom, phoneRefusal, submitPhoneAtom } from './phone-form.atoms';
import { countriesAtom, countryAtom, phoneParserAtom, phoneTextAtom, typePhoneAtom } from './phone.atoms';
import { phoneMessages } from './phone.messages';

export interface PhoneFormProps {
  /** The channel of the passcode. The button names it. */
  channel: Exclude<Channel, 'email'>;
  contact: Contact;
  /** Marks the button as last used, if there is no tab to mark. */
  mark?: MarkButton;
}

/** A country, a number and one button, the same for text messages and WhatsApp (B-PHONE-1). */
export function PhoneForm({ channel, contact, mark }: PhoneFormProps) {
  const say = useWords(phoneMessages);
  const sayError = useWords(phoneNumberMessages);
  const text = useAtomValue(phoneTextAtom);
  const type = useSetAtom(typePhoneAtom);
  const [country, pick] = useAtom(countryAtom);
  const countries = useAtomValue(countriesAtom);
  const parser = useAtomValue(phoneParserAtom);
  const submit = useSetAtom(submitPhoneAtom);
  const isReading = useAtomValue(isReadingAtom);
  const { action } = contact;
  const isPending = useAtomValue(action.isPendingAtom);
  const refusal = useAtomValue(phoneRefusal.latestAtom);
  const answered = useFieldProblem(action, 'phone');
  const example = say('phone.placeholder');
  // The example is American, and would mislead beside another calling code. A host's own example is always shown.
  const isOurs = example === phoneMessages['phone.placeholder'];
  const isAmerican = countries.find(({ code }) => code === country)?.callingCode === '1';
  const problem =
    refusal === undefined ? answered : { error: sayError('error.invalid_phone_number'), errorCause: refusal };
  const submitButton = (control?: MethodControl) => (
    <Button {...control} type="submit" isBusy={isReading || isPending}>
      {say(channel === 'sms' ? 'phone.continueWithText' : 'phone.continueWithWhatsApp')}
    </Button>
  );
  return (
    <ActionStatus action={action} fields={['phone']}>
      <Form onSubmit={() => void submit(contact)}>
        <Stack gap="item">
          <PhoneField
            label={say('phone.label')}
            countryLabel={say('phone.countryLabel')}
            placeholder={isOurs && !isAmerican ? '' : example}
            countries={countries}
            country={country}
            onCountryChange={(code) => pick(code, contact)}
            value={text}
            onChange={(digits, isRestored) => type(digits, contact, isRestored)}
            format={parser && ((digits: string) => parser.format(digits, country))}
            isRequired
            {...problem}
          />
          {mark ? mark(submitButton) : submitButton()}
        </Stack>
      </Form>
    </ActionStatus>
  );
}
