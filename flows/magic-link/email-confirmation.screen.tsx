import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { Text } from '../../primitives/text/text';
import { CheckEmail, checkEmailMessages } from '../check-email';
import { configAtom } from '../core/config/config.atoms';
import { coreMessages } from '../core/words/core.messages';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords, useWords } from '../core/words/use-words';
import { sessionWatch } from '../session';
import { magicLinkAtom, tryAnotherLinkAtom } from './magic-link.actions';

const linkWatchAtom = sessionWatch((get) => {
  const magicLink = get(magicLinkAtom);
  return magicLink.status === 'sent' ? magicLink.email : undefined;
});

/** EmailConfirmation: a magic link was sent (B-LINK-2). */
export function EmailConfirmation() {
  useAtomValue(linkWatchAtom);
  const say = useWords(coreMessages);
  const sayEmail = useRichWords(checkEmailMessages);
  const title = useWords(checkEmailMessages)('checkEmail.title');
  const magicLink = useAtomValue(magicLinkAtom);
  const tryAgain = useSetAtom(tryAnotherLinkAtom);
  const isClosed = useAtomValue(configAtom).signUp === 'closed';
  if (magicLink.status === 'unsent') return null;
  const email = <UntrustedText>{magicLink.email}</UntrustedText>;
  return (
    <CheckEmail
      title={title}
      actions={
        <Button rank="secondary" onClick={() => void tryAgain()}>
          {say('core.tryAgain')}
        </Button>
      }
    >
      <Text>
        {isClosed ? sayEmail('checkEmail.sentIfKnown', { address: email }) : sayEmail('checkEmail.sentTo', { email })}
      </Text>
    </CheckEmail>
  );
}
