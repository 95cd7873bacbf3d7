import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { SmallButton } from '../../../primitives/small-button/small-button';
import { focusRequestAtom } from '../../core/screen/screen.atoms';
import { useRichWords } from '../../core/words/use-words';
import { announceHintAtom, hintAtom, pressesAtom } from './email-hint.atoms';
import { emailHintMessages } from './email.messages';

export { blockUnseenAtom } from './email-hint.atoms';

export interface EmailHintProps {
  /** Replaces the typed address by the suggested one. */
  onTake(address: string): void;
  /** The focus key of the field, which gets focus then. */
  focusKey: string;
}

/** 'Did you mean {address}?', for an address whose domain is one typing error from a common one (B-MAIN-8). */
export function EmailHint({ onTake, focusKey }: EmailHintProps) {
  const sayRich = useRichWords(emailHintMessages);
  const address = useAtomValue(hintAtom);
  const focus = useSetAtom(focusRequestAtom);
  const announce = useSetAtom(announceHintAtom);
  useAtomValue(pressesAtom);
  useEffect(() => {
    if (address !== undefined) announce(address);
  }, [announce, address]);
  if (address === undefined) return null;
  const take = () => {
    onTake(address);
    focus({ target: `key:${focusKey}` });
  };
  return (
    <SmallButton onClick={take}>
      {/* As in the field: an address runs from left to right, whatever its letters. */}
      {sayRich('main.didYouMean', { address: <bdi dir="ltr">{address}</bdi> })}
    </SmallButton>
  );
}
