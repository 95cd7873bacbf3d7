import { useAtomValue, useSetAtom } from 'jotai/react';
import { BackButton } from '../../primitives/back-button/back-button';
import { Button } from '../../primitives/button/button';
import { Form } from '../../primitives/form/form';
import { Stack } from '../../primitives/stack/stack';
import { TextField } from '../../primitives/text-field/text-field';
import { errorMessages } from '../core/provider/error.messages';
import { ActionStatus, useFieldProblem } from '../core/request/action-status';
import { Screen } from '../core/screen/screen';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';
import { sessionMessages } from '../session';
import { questionWatchAtom } from './begin.actions';
import {
  appProofs,
  emptyRecoveryCode,
  goToAppAtom,
  submitRecoveryCodeAtom,
  typeRecoveryCodeAtom,
} from './proofs.actions';
import { recoveryCodeAtom } from './second-factor.atoms';
import { secondFactorMessages } from './second-factor.messages';

/** RecoveryCode: a recovery code is entered in place of the code of the app (B-SECOND-4). */
export function RecoveryCode() {
  useAtomValue(questionWatchAtom);
  const say = useWords(secondFactorMessages);
  const sayCore = useWords(coreMessages);
  const goToApp = useSetAtom(goToAppAtom);
  return (
    <Screen
      title={say('secondFactor.recoveryTitle')}
      corner={<BackButton label={sayCore('core.back')} onClick={() => void goToApp()} />}
    >
      <RecoveryForm />
      <Button rank="quiet" onClick={() => void goToApp()}>
        {say('secondFactor.useApp')}
      </Button>
    </Screen>
  );
}

function RecoveryForm() {
  const say = useWords(secondFactorMessages);
  const sayError = useWords(errorMessages);
  const saySession = useWords(sessionMessages);
  const code = useAtomValue(recoveryCodeAtom);
  const type = useSetAtom(typeRecoveryCodeAtom);
  const submit = useSetAtom(submitRecoveryCodeAtom);
  const empty = useAtomValue(emptyRecoveryCode.latestAtom);
  const problem = useFieldProblem(appProofs, 'code');
  const isPending = useAtomValue(appProofs.stateAtom).status === 'pending';
  const refused = { error: sayError('error.unable_to_authenticate_totp'), errorCause: empty };
  return (
    <ActionStatus action={appProofs} fields={['code']}>
      <Form onSubmit={() => void submit()}>
        <Stack gap="item">
          <TextField
            label={say('secondFactor.recoveryCode')}
            name="recovery-code"
            autoComplete="off"
            dir="ltr"
            isRequired
            isLocked={isPending}
            value={code}
            onChange={type}
            {...(empty ? refused : problem)}
          />
          <Button type="submit" rank="primary" isBusy={isPending}>
            {saySession('session.continue')}
          </Button>
        </Stack>
      </Form>
    </ActionStatus>
  );
}
