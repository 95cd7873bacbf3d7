import { useAtomValue } from 'jotai/react';
import { Stack } from '../../primitives/stack';
import { ActionWait } from '../core/request/action-wait';
import { lazyPart } from '../core/lazy/lazy-part';
import { startOAuth } from './oauth.start';
import { SocialButton, useSocial } from './social-button';
import { socialProvidersAtom } from './social-providers';

const oneTapPart = lazyPart(async () => (await import('./one-tap/one-tap')).OneTap);

/** The social providers, in the order the host gave them. Google's place is One Tap's, where that is configured. */
export function SocialOptions() {
  const providers = useAtomValue(socialProvidersAtom);
  const social = useSocial();
  return (
    <Stack gap="item">
      {providers.map((provider) =>
        provider.type === 'google' && provider.one_tap ? (
          <oneTapPart.Part key={provider.type} provider={provider} />
        ) : (
          <SocialButton key={provider.type} provider={provider} social={social} />
        ),
      )}
      <ActionWait action={startOAuth} />
    </Stack>
  );
}
