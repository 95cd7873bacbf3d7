import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { SecretText } from '../../primitives/secret-text/secret-text';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { LoadFailure } from '../core/request/load-failure';
import { ResourceLoading } from '../core/request/resource-loading';
import { Screen } from '../core/screen/screen';
import { useWords } from '../core/words/use-words';
import { sessionMessages } from '../session';
import { finishAtom, recoveryCodesWatchAtom } from './begin.actions';
import { copyCodesAtom, downloadCodesAtom, justCopiedAtom, printCodesAtom } from './export-codes.actions';
import { secondFactorMessages } from './second-factor.messages';
import { recoveryCodes, recoveryLinesAtom } from './setup.actions';

/** RecoveryCodes: the codes for a user who loses the app, shown once, after the set-up (B-SECOND-7). */
export function RecoveryCodes() {
  useAtomValue(recoveryCodesWatchAtom);
  const say = useWords(secondFactorMessages);
  const saySession = useWords(sessionMessages);
  const finish = useSetAtom(finishAtom);
  return (
    <Screen title={say('secondFactor.codesTitle')}>
      <Text>{say('secondFactor.codesText')}</Text>
      <Codes />
      <Button rank="primary" onClick={() => void finish('SecondFactorConfirmation')}>
        {saySession('session.continue')}
      </Button>
    </Screen>
  );
}

function Codes() {
  const lines = useAtomValue(recoveryLinesAtom);
  const state = useAtomValue(recoveryCodes.stateAtom);
  const load = useSetAtom(recoveryCodes.loadAtom);
  if (lines) return <CodeList codes={lines.split('\n')} />;
  if (state.status !== 'failed') return <ResourceLoading of={recoveryCodes} />;
  return <LoadFailure error={state.error} onTryAgain={() => void load(true)} />;
}

function CodeList({ codes }: { codes: readonly string[] }) {
  const say = useWords(secondFactorMessages);
  const copy = useSetAtom(copyCodesAtom);
  const download = useSetAtom(downloadCodesAtom);
  const print = useSetAtom(printCodesAtom);
  const isCopied = useAtomValue(justCopiedAtom) === 'codes';
  return (
    <Stack gap="item">
      <Stack gap="label" as="ul" aria-label={say('secondFactor.codesTitle')}>
        {codes.map((code) => (
          <li key={code}>
            <SecretText>{code}</SecretText>
          </li>
        ))}
      </Stack>
      <Button rank="secondary" onClick={() => void copy()}>
        {say(isCopied ? 'secondFactor.copied' : 'secondFactor.copy')}
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
