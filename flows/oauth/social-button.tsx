import { useAtomValue, useSetAtom } from 'jotai/react';
import { useId } from 'react';
import { Badge } from '../../primitives/badge';
import { Button } from '../../primitives/button';
import type { OAuthProviderConfig } from '../core/host/config';
import { useWords } from '../core/words/use-words';
import { lastUsedAtom } from './last-used.atoms';
import { MarkIcon } from './marks/mark-icon';
import { oauthMessages } from './oauth.messages';
import { chooseProviderAtom, goingToAtom } from './oauth.start';
import { providerNames } from './provider-names';

/** 'Continue with {provider}', with the provider's own mark. */
export function SocialButton({ provider }: { provider: OAuthProviderConfig }) {
  const say = useWords(oauthMessages);
  const goingTo = useAtomValue(goingToAtom);
  const isLastUsed = useAtomValue(lastUsedAtom) === provider.type;
  const choose = useSetAtom(chooseProviderAtom);
  const badgeId = useId();
  return (
    <Badge id={badgeId} text={isLastUsed ? say('oauth.lastUsed') : undefined}>
      <Button
        rank="secondary"
        icon={<MarkIcon provider={provider.type} />}
        isBusy={goingTo === provider.type}
        aria-describedby={isLastUsed ? badgeId : undefined}
        onClick={() => void choose(provider)}
      >
        {say('oauth.continueWith', { provider: providerNames[provider.type] })}
      </Button>
    </Badge>
  );
}
