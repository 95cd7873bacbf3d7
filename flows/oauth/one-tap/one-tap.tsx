import { useAtomValue, useSetAtom } from 'jotai/react';
import { Banner } from '../../../primitives/banner/banner';
import { Link } from '../../../primitives/link/link';
import { Spinner } from '../../../primitives/spinner/spinner';
import type { OAuthProviderConfig } from '../../core/config/config';
import { providerAtom } from '../../core/provider/provider.atoms';
import { ActionStatus } from '../../core/request/action-status';
import { coreMessages } from '../../core/words/core.messages';
import { useWords } from '../../core/words/use-words';
import { SocialButton, useSocial } from '../social-button';
import { chooseGoogleAtom, submitOneTap } from './one-tap.actions';
import { oneTapAtom, parentIdAtom } from './one-tap-prompt.actions';
import { container, waiting } from './one-tap.css';
import { useSettledHeight } from './use-settled-height';

/**
 * Google One Tap: a spinner while it is pending, the prompt where it is embedded, and else the button, with the status of
 * the account that was chosen.
 */
export function OneTap({ provider }: { provider: OAuthProviderConfig }) {
  const state = useAtomValue(oneTapAtom);
  const parentId = useAtomValue(parentIdAtom);
  const say = useWords(coreMessages);
  const { goingTo, ...social } = useSocial();
  const isSending = useAtomValue(submitOneTap.isPendingAtom);
  const choose = useSetAtom(chooseGoogleAtom);
  const isEmbedded = state.status === 'shown' && state.isEmbedded;
  const { ref, height } = useSettledHeight(isEmbedded);
  const hasButton = state.status !== 'pending' && !isEmbedded;
  return (
    <ActionStatus action={submitOneTap}>
      <div className={container} style={isEmbedded ? { blockSize: height } : undefined}>
        {state.status === 'pending' && (
          <div className={waiting}>
            <Spinner isLarge label={say('core.loading')} />
          </div>
        )}
        <div ref={ref} id={parentId} hidden={hasButton} />
        {hasButton && (
          <SocialButton
            provider={provider}
            social={{ ...social, choose, goingTo: isSending ? provider.type : goingTo }}
          />
        )}
      </div>
      {state.status === 'refused' && <DeveloperBlock reason={state.reason} />}
    </ActionStatus>
  );
}

/** The explanations of misconfigurations, for the developer: in English, and only in a test project (B-SOCIAL-6). */
const explanations: Readonly<Record<string, string>> = {
  oauth_config_not_found:
    'Google One Tap is not set up: this project has no Google OAuth client. Add one in the dashboard, under OAuth.',
  default_provider_not_allowed:
    'Google One Tap needs a Google OAuth client of your own: the shared one cannot be used for it. Add one in the dashboard, under OAuth.',
  no_login_redirect_urls_set:
    'Google One Tap has nowhere to go after a log-in: set a login redirect URL in the dashboard, or loginRedirectURL in oauthOptions.',
  no_signup_redirect_urls_set:
    'Google One Tap has nowhere to go after a sign-up: set a sign-up redirect URL in the dashboard, or signupRedirectURL in oauthOptions.',
  unregistered_origin:
    'Google does not know this page: add its origin to the Authorised JavaScript origins of your Google OAuth client.',
  invalid_client: 'Google does not know this OAuth client: check the client ID that is set in the dashboard.',
};

/** The reason why One Tap is not shown, where the public token looks like a test project's. */
export function DeveloperBlock({ reason }: { reason: string }) {
  const { isTestProject } = useAtomValue(providerAtom);
  const explanation = Object.hasOwn(explanations, reason) ? explanations[reason] : undefined;
  if (!isTestProject || !explanation) return null;
  return (
    <div lang="en" dir="ltr">
      <Banner tone="warning">
        {explanation} <Link href="https://stytch.com/docs/guides/oauth/google-one-tap" isExternal>{`(${reason})`}</Link>
      </Banner>
    </div>
  );
}
