import { useAtomValue, useSetAtom } from 'jotai/react';
import { BackButton } from '../../primitives/back-button/back-button';
import { Button } from '../../primitives/button/button';
import { SecretText } from '../../primitives/secret-text/secret-text';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { configAtom } from '../core/config/config.atoms';
import { justCopiedAtom } from '../core/copy/copy.atoms';
import { errorMessages } from '../core/provider/error.messages';
import { ActionButton } from '../core/request/action-button';
import { ActionStatus } from '../core/request/action-status';
import { LoadFailure, ResourceLoading } from '../core/request/resource-status';
import { Screen } from '../core/screen/screen';
import { coreMessages } from '../core/words/core.messages';
import { copyMessages, logInMessages } from '../core/words/late.messages';
import { useWords } from '../core/words/use-words';
import { passkeyOfferMessages } from '../passkey-offer';
import { AppCodeField } from '../proofs';
import { stepUpMessages } from '../step-up';
import { startSetupAtom } from './begin.actions';
import { goBackToLoginAtom } from './end.actions';
import { copyCodesAtom, downloadCodesAtom, printCodesAtom } from './export-codes.actions';
import { canGoBackAtom } from './second-factor.atoms';
import { secondFactorMessages } from './second-factor.messages';
import { SetupKey } from './setup-key';
import {
  recoveryCodes,
  recoveryLinesAtom,
  reloadCodesAtom,
  setup,
  setupCodeAtom,
  setupSecretAtom,
} from './setup.actions';
import {
  declineSetupAtom,
  finishSetupAtom,
  partialCode,
  submitSetupCodeAtom,
  turnOn,
  typeSetupCodeAtom,
} from './turn-on.actions';
import { recoveryCodesWatchAtom, setupWatchAtom } from './setup-watch.atoms';

/** SecondFactorSetup: an authenticator app is set up, and may be declined where the host only offers it (B-SECOND-5, B-SECOND-6). */
export function SecondFactorSetup() {
  useAtomValue(setupWatchAtom);
  const say = useWords(secondFactorMessages);
  const sayCore = useWords(coreMessages);
  const canGoBack = useAtomValue(canGoBackAtom);
  const goBack = useSetAtom(goBackToLoginAtom);
  const { when } = useAtomValue(configAtom).secondFactor;
  return (
    <Screen
      title={say('secondFactor.setupTitle')}
      corner={canGoBack && <BackButton label={sayCore('core.back')} onClick={() => void goBack()} />}
    >
      <Text>{say('secondFactor.setupText')}</Text>
      <Setup />
      {when === 'offer' && <NotNow />}
    </Screen>
  );
}

function Setup() {
  const state = useAtomValue(setup.stateAtom);
  const secret = useAtomValue(setupSecretAtom);
  const startAgain = useSetAtom(startSetupAtom);
  if (state.status === 'loading' || (state.status === 'loaded' && secret === '')) return <ResourceLoading of={setup} />;
  if (state.status === 'loaded') return <SetupForm />;
  return <LoadFailure error={state.error} onTryAgain={() => void startAgain()} />;
}

function SetupForm() {
  const say = useWords(secondFactorMessages);
  const sayStepUp = useWords(stepUpMessages);
  const sayError = useWords(errorMessages);
  const code = useAtomValue(setupCodeAtom);
  const type = useSetAtom(typeSetupCodeAtom);
  const submit = useSetAtom(submitSetupCodeAtom);
  const partial = useAtomValue(partialCode.latestAtom);
  const problem = partial && { error: sayError('error.unable_to_authenticate_totp'), errorCause: partial };
  return (
    <>
      <SetupKey />
      <ActionStatus action={turnOn} fields={['code']}>
        <AppCodeField
          action={turnOn}
          label={sayStepUp('stepUp.appCode')}
          value={code}
          onChange={type}
          onComplete={() => void submit()}
          problem={problem}
        />
        <ActionButton action={turnOn} onClick={() => void submit()}>
          {say('secondFactor.turnOn')}
        </ActionButton>
      </ActionStatus>
    </>
  );
}

function NotNow() {
  const say = useWords(passkeyOfferMessages);
  const decline = useSetAtom(declineSetupAtom);
  return (
    <Button rank="quiet" onClick={() => void decline()}>
      {say('passkeyOffer.notNow')}
    </Button>
  );
}

/** RecoveryCodes: the codes for a user who loses the app, shown once, after the set-up (B-SECOND-7). */
export function RecoveryCodes() {
  useAtomValue(recoveryCodesWatchAtom);
  const say = useWords(secondFactorMessages);
  const sayLogIn = useWords(logInMessages);
  const finish = useSetAtom(finishSetupAtom);
  return (
    <Screen title={say('secondFactor.codesTitle')}>
      <Text>{say('secondFactor.codesText')}</Text>
      <Codes />
      <Button onClick={() => void finish()}>{sayLogIn('core.continue')}</Button>
    </Screen>
  );
}

function Codes() {
  const lines = useAtomValue(recoveryLinesAtom);
  const state = useAtomValue(recoveryCodes.stateAtom);
  const reload = useSetAtom(reloadCodesAtom);
  if (lines) return <CodeList codes={lines.split('\n')} />;
  if (state.status !== 'failed') return <ResourceLoading of={recoveryCodes} />;
  return <LoadFailure error={state.error} onTryAgain={() => void reload()} />;
}

function CodeList({ codes }: { codes: readonly string[] }) {
  const say = useWords(secondFactorMessages);
  const sayCopied = useWords(copyMessages);
  const copy = useSetAtom(copyCodesAtom);
  const download = useSetAtom(downloadCodesAtom);
  const print = useSetAtom(printCodesAtom);
  const isCopied = useAtomValue(justCopiedAtom) === 'codes';
  return (
    <Stack gap="item">
      <Stack gap="label" as="ul" aria-label={say('secondFactor.codesTitle').replaceAll('\u00ad', '')}>
        {codes.map((code) => (
          <li key={code}>
            <SecretText>{code}</SecretText>
          </li>
        ))}
      </Stack>
      <Button rank="secondary" onClick={() => void copy()}>
        {isCopied ? sayCopied('copy.copied') : say('secondFactor.copy')}
      </Button>
      <Button rank="secondary" onClick={() => download()}>
        {say('secondFactor.download')}
      </Button>
      <Button rank="secondary" onClick={() => print()}>
        {say('secondFactor.print')}
      </Button>
    </Stack>
  );
}
