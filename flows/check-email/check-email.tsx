import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { Stack } from '../../primitives/stack/stack';
import { SubScreen } from '../core/screen/sub-screen';
import { ExternalLink } from '../core/words/external-link';
import { useWords } from '../core/words/use-words';
import { checkEmailMessages } from './check-email.messages';
import { inboxLinks, senderDomainAtom } from './inbox-links';

/** The props of the "check your email" screen. Each flow that sends mail passes its own text. */
export interface CheckEmailProps {
  title: string;
  /** The sentences of the screen: the kind of mail, the address it went to, and its purpose. */
  children: ReactNode;
  /** Below the inboxes: the next step for a user whose mail does not arrive. */
  actions?: ReactNode;
}

/** Shows that a mail was sent, with links to the inboxes. */
export function CheckEmail({ title, children, actions }: CheckEmailProps) {
  const say = useWords(checkEmailMessages);
  const links = inboxLinks(useAtomValue(senderDomainAtom));
  return (
    <SubScreen title={title}>
      <Stack gap="item">{children}</Stack>
      <Stack gap="item" as="ul">
        <li>
          <ExternalLink href={links.gmail}>{say('checkEmail.openGmail')}</ExternalLink>
        </li>
        <li>
          <ExternalLink href={links.yahoo}>{say('checkEmail.openYahoo')}</ExternalLink>
        </li>
        <li>
          <ExternalLink href={links.outlook}>{say('checkEmail.openOutlook')}</ExternalLink>
        </li>
      </Stack>
      {actions}
    </SubScreen>
  );
}
