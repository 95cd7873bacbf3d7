import { useAtomValue } from 'jotai/react';
import { Stack } from '../../primitives/stack/stack';
import { isBrowserKnownAtom } from '../core/host/browser.atoms';
import { Lazy } from '../core/lazy/lazy-view';
import { ActionStatus } from '../core/request/action-status';
import { startOAuth } from './oauth.actions';
import { provenProviderAtom, socialProvidersAtom } from './oauth.atoms';
import { oneTap } from './one-tap/one-tap.lazy';
import { container } from './one-tap/one-tap.css';
import { SocialButton, useSocial } from './social-button';

/** The social providers, in the order the host gave them. One Tap replaces Google's button, if it is configured. */
export function SocialOptions() {
  const providers = useAtomValue(socialProvidersAtom);
  const social = useSocial();
  const isBrowserKnown = useAtomValue(isBrowserKnownAtom);
  useAtomValue(provenProviderAtom);
  return (
    <Stack gap="item">
      <ActionStatus action={startOAuth}>
        {providers.map((provider) =>
          provider.type === 'google' && provider.one_tap ? (
            isBrowserKnown ? (
              <Lazy
                key={provider.type}
                of={oneTap}
                pending={<div className={container} />}
                failed={() => <SocialButton provider={provider} social={social} />}
              >
                {(OneTap) => <OneTap provider={provider} />}
              </Lazy>
            ) : (
              <div key={provider.type} className={container} />
            )
          ) : (
            <SocialButton key={provider.type} provider={provider} social={social} />
          ),
        )}
      </ActionStatus>
    </Stack>
  );
}
