import { useAtomValue } from 'jotai/react';
import { Logo } from '../../primitives/logo/logo';
import { configAtom } from '../core/config/config.atoms';
import { presentationAtom } from '../core/host/host.atoms';
import { inAppBrowserAtom } from '../core/host/in-app-browser.atoms';
import { Lazy } from '../core/lazy/lazy-view';
import { Screen } from '../core/screen/screen';
import { useWords } from '../core/words/use-words';
import { inAppNotice } from '../in-app-browser/in-app-notice.lazy';
import { mainMessages } from './main.messages';
import { Watermark } from './watermark';
import { Methods } from './methods';

/** Main: every configured method to sign up or log in (B-MAIN-2). */
export function Main() {
  const say = useWords(mainMessages);
  const { logo, hideHeaderText } = useAtomValue(presentationAtom);
  const isClosed = useAtomValue(configAtom).signUp === 'closed';
  const app = useAtomValue(inAppBrowserAtom);
  return (
    <Screen
      title={say(isClosed ? 'main.loginTitle' : 'main.title')}
      isTitleHidden={hideHeaderText}
      above={logo && <Logo src={logo.src} alt={logo.alt} />}
    >
      {app && (
        <Lazy of={inAppNotice} failed={() => null}>
          {(InAppNotice) => <InAppNotice app={app} />}
        </Lazy>
      )}
      <Methods />
      <Watermark />
    </Screen>
  );
}
