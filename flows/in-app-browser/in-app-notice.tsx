import { useAtomValue, useSetAtom } from 'jotai/react';
import { Banner } from '../../primitives/banner/banner';
import { Link } from '../../primitives/link/link';
import { SmallButton } from '../../primitives/small-button/small-button';
import { Stack } from '../../primitives/stack/stack';
import { copyAtom, justCopiedAtom } from '../core/copy/copy.atoms';
import { copyMessages } from '../core/copy/copy.messages';
import type { InAppBrowser } from '../core/host/in-app-browser';
import { userAgentAtom } from '../core/host/in-app-browser.atoms';
import { useWords } from '../core/words/use-words';
import { inAppBrowserMessages } from './in-app-browser.messages';
import { outsideAddress } from './outside-address';

export interface InAppNoticeProps {
  /** The application whose browser this is. */
  app: InAppBrowser;
}

/** Says that some ways to log in do not work here, and offers ways out of an application's browser (B-INAPP-1). */
export function InAppNotice({ app }: InAppNoticeProps) {
  const say = useWords(inAppBrowserMessages);
  const sayCopied = useWords(copyMessages);
  const address = outsideAddress(location.href, useAtomValue(userAgentAtom));
  const isCopied = useAtomValue(justCopiedAtom) === 'page';
  const copy = useSetAtom(copyAtom);
  return (
    <Stack gap="item">
      <Banner tone="notice">{say('inApp.notice', { app })}</Banner>
      {address && <Link href={address}>{say('inApp.open')}</Link>}
      <SmallButton onClick={() => void copy('page', location.href)}>
        {isCopied ? sayCopied('copy.copied') : say('inApp.copyLink')}
      </SmallButton>
    </Stack>
  );
}
