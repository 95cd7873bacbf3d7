import { useAtomValue } from 'jotai/react';
import { Banner } from '../../primitives/banner';
import { Datum } from '../core/words/datum';
import { useRichWords } from '../core/words/use-words';
import { changeFailureAtom } from './passkey.changes';
import { passkeyMessages } from './passkey.messages';

/** A rename or a delete that did not last. */
export function ChangeProblem() {
  const failure = useAtomValue(changeFailureAtom);
  const sayRich = useRichWords(passkeyMessages);
  if (!failure) return null;
  const { kind, name, attempt } = failure;
  return (
    <Banner key={attempt} tone="error">
      {kind === 'sessionEnded'
        ? sayRich('passkey.sessionEnded')
        : sayRich(`passkey.${kind}`, { name: <Datum>{name}</Datum> })}
    </Banner>
  );
}
