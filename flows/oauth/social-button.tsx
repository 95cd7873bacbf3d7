import { useAtomValue, useSetAtom } from 'jotai/react';
import { useId } from 'react';
import { Badge } from '../../primitives/badge';
import { Button } from '../../primitives/button';
import type { OAuthProviderConfig } from '../core/config/config';
import { lastUsedMessages } from '../core/last-used/last-used.messages';
import { useWords } from '../core/words/use-words';
import { ProviderIcon } from './icons/provider-icon';
import { chooseProviderAtom, goingToAtom } from './oauth.actions';
import { lastUsedAtom } from './oauth.atoms';
import { oauthMessages } from './oauth.messages';
import { providerNames } from './provider-names';

/** The values that all social buttons share, read once for all of them: there may be nineteen. */
export function useSocial() {
  return {
    say: useWords(oauthMessages),
    sayLastUsed: useWords(lastUsedMessages),
    goingTo: useAtomValue(goingToAtom),
    lastUsed: useAtomValue(lastUsedAtom),
    choose: useSetAtom(chooseProviderAtom),
    // Of one at most, so one is enough.
    badgeId: useId(),
  };
}

export interface SocialButtonProps {
  provider: OAuthProviderConfig;
  social: ReturnType<typeof useSocial>;
}

/** 'Continue with {provider}', with the provider's own icon. */
export function SocialButton({ provider, social }: SocialButtonProps) {
  const { say, sayLastUsed, goingTo, lastUsed, choose, badgeId } = social;
  const { type } = provider;
  const isLastUsed = lastUsed === type;
  return (
    <Badge id={badgeId} text={isLastUsed ? sayLastUsed('lastUsed.mark') : undefined}>
      <Button
        rank="secondary"
        icon={<ProviderIcon type={type} />}
        isBusy={goingTo === type}
        aria-describedby={isLastUsed ? badgeId : undefined}
        onClick={() => void choose(provider)}
      >
        {say('oauth.continueWith', { provider: providerNames[type] })}
      </Button>
    </Badge>
  );
}
