import { useAtomValue, useSetAtom } from 'jotai/react';
import { SubScreen } from '../../../flows/core/screen/sub-screen';
import { coreMessages } from '../../../flows/core/words/core.messages';
import { UntrustedText } from '../../../flows/core/words/untrusted-text';
import { useRichWords, useWords } from '../../../flows/core/words/use-words';
import { Button } from '../../../primitives/button/button';
import { Text } from '../../../primitives/text/text';
import { tryAgainAtom } from './text-link.actions';
import { textLinkAtom } from './text-link.atoms';
import { textLinkMessages } from './text-link.messages';

/** TextLinkSent: a link is on its way to a phone. */
export function TextLinkSent() {
  const say = useWords(textLinkMessages);
  const sayRich = useRichWords(textLinkMessages);
  const sayCore = useWords(coreMessages);
  const textLink = useAtomValue(textLinkAtom);
  const tryAgain = useSetAtom(tryAgainAtom);
  if (textLink.status === 'unsent') return null;
  return (
    <SubScreen title={say('textLink.title')}>
      <Text>{sayRich('textLink.sentTo', { phoneNumber: <UntrustedText>{textLink.phoneNumber}</UntrustedText> })}</Text>
      <Button rank="secondary" onClick={() => void tryAgain()}>
        {sayCore('core.tryAgain')}
      </Button>
    </SubScreen>
  );
}
