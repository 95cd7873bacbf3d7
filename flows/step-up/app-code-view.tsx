import { useAtomValue, useSetAtom } from 'jotai/react';
import { Text } from '../../primitives/text/text';
import { useWords } from '../core/words/use-words';
import { AppCodeForm } from '../proofs';
import { CancelButton } from './cancel-button';
import { typeAppCodeAtom, verifyAppCode } from './proofs.actions';
import { appCodeAtom } from './step-up.atoms';
import { stepUpMessages } from './step-up.messages';

/** The form for the code of an authenticator app. */
export function AppCodeView() {
  const say = useWords(stepUpMessages);
  const code = useAtomValue(appCodeAtom);
  const type = useSetAtom(typeAppCodeAtom);
  const verify = useSetAtom(verifyAppCode.startAtom);
  return (
    <>
      <Text>{say('stepUp.useApp')}</Text>
      <AppCodeForm
        action={verifyAppCode}
        label={say('stepUp.appCode')}
        value={code}
        onChange={type}
        onComplete={(whole) => void verify(whole)}
      />
      <CancelButton action={verifyAppCode} />
    </>
  );
}
