import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { type OAuthProviderConfig, oauthProviders } from '../core/config/config';
import { configAtom } from '../core/config/config.atoms';
import { MarkLastUsed } from '../core/last-used/mark-last-used';
import type { MethodControl } from '../core/last-used/last-used.atoms';
import { useWords } from '../core/words/use-words';
import { ProviderIcon } from './icons/provider-icon';
import { chooseProviderAtom, leavingForAtom } from './oauth.actions';
import { oauthMessages } from './oauth.messages';

/** The values that all social buttons share, read once for all of them: there may be nineteen. */
export function useSocial() {
  return {
    say: useWords(oauthMessages),
    goingTo: useAtomValue(leavingForAtom),
    isMarked: useAtomValue(configAtom).oauth.markLastUsed,
    choose: useSetAtom(chooseProviderAtom),
  };
}

export interface SocialButtonProps {
  provider: OAuthProviderConfig;
  social: ReturnType<typeof useSocial>;
}

/** 'Continue with {provider}', with the provider's own icon. */
export function SocialButton({ provider, social }: SocialButtonProps) {
  const { say, goingTo, isMarked, choose } = social;
  const { type } = provider;
  const renderButton = (control?: Partial<MethodControl>) => (
    <Button
      {...control}
      rank="secondary"
      icon={<ProviderIcon type={type} />}
      isBusy={goingTo === type}
      onClick={() => void choose(provider)}
    >
      {say('oauth.continueWith', { provider: oauthProviders[type] })}
    </Button>
  );
  return isMarked ? <MarkLastUsed method={`oauth:${type}`}>{renderButton}</MarkLastUsed> : renderButton();
}
