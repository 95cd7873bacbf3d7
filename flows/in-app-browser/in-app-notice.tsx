import { useAtomValue, useSetAtom } from 'jotai/react';
import { Banner } from '../../primitives/banner/banner';
import { SmallButton } from '../../primitives/small-button/small-button';
import { SmallLink } from '../../primitives/small-button/small-link';
import { Stack } from '../../primitives/stack/stack';
import { copyAtom, justCopiedAtom } from '../core/copy/copy.atoms';
import { copyMessages } from '../core/words/late.messages';
import { type InAppBrowser, userAgentAtom } from '../core/host/in-app-browser.atoms';
import { useWords } from '../core/words/use-words';
import { inAppBrowserMessages } from './in-app-browser.messages';

/**
 * The address that opens a page in the user's own browser, from an application's: an intent on Android, Safari's scheme on
 * iOS. Undefined elsewhere, and for a page that is on no web address.
 */
export function outsideAddress(page: string, userAgent: string): string | undefined {
  const [, scheme, address = '', fragment = ''] = /^(https?):(\/\/[^#]+)(#.*)?$/.exec(page) ?? [];
  if (!scheme) return undefined;
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return `x-safari-${page}`;
  if (!/\bAndroid\b/.test(userAgent)) return undefined;
  // The part after the last '#' is the intent; a fragment of the address must not read as one.
  const plain = fragment && `#${fragment.slice(1).replaceAll('#', '%23').replaceAll(';', '%3B')}`;
  const intent = `scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE`;
  return `intent:${address}${plain}#Intent;${intent};end`;
}

export interface InAppNoticeProps {
  /** The application whose browser this is. */
  app: InAppBrowser;
}

/** Explains that some methods do not work here, with links out of an application's browser (B-INAPP-1). */
export function InAppNotice({ app }: InAppNoticeProps) {
  const say = useWords(inAppBrowserMessages);
  const sayCopied = useWords(copyMessages);
  const address = outsideAddress(location.href, useAtomValue(userAgentAtom));
  const isCopied = useAtomValue(justCopiedAtom) === 'page';
  const copy = useSetAtom(copyAtom);
  return (
    <Stack gap="item">
      <Banner tone="notice">{say('inApp.notice', { app })}</Banner>
      {address && <SmallLink href={address}>{say('inApp.open')}</SmallLink>}
      <SmallButton onClick={() => void copy('page', location.href)}>
        {isCopied ? sayCopied('copy.copied') : say('inApp.copyLink')}
      </SmallButton>
    </Stack>
  );
}
