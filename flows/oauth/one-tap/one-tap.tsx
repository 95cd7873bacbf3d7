import { useAtomValue } from 'jotai/react';
import { Spinner } from '../../../primitives/spinner/spinner';
import type { OAuthProviderConfig } from '../../core/config/config';
import { coreMessages } from '../../core/words/core.messages';
import { useWords } from '../../core/words/use-words';
import { SocialButton, useSocial } from '../social-button';
import { DeveloperBlock } from './developer-block';
import { oneTapAtom, parentIdAtom } from './one-tap.atoms';
import { place, waiting } from './one-tap.css';
import { useSettledHeight } from './use-settled-height';

/** Google One Tap: a spinner while it is pending, the prompt where it is embedded, and else the button. */
export function OneTap({ provider }: { provider: OAuthProviderConfig }) {
  const state = useAtomValue(oneTapAtom);
  const parentId = useAtomValue(parentIdAtom);
  const say = useWords(coreMessages);
  const social = useSocial();
  const isEmbedded = state.status === 'shown' && state.isEmbedded;
  const { ref, height } = useSettledHeight(isEmbedded);
  const hasButton = state.status !== 'pending' && !isEmbedded;
  return (
    <>
      <div className={place} style={isEmbedded ? { blockSize: height } : undefined}>
        {state.status === 'pending' && (
          <div className={waiting}>
            <Spinner isLarge label={say('core.loading')} />
          </div>
        )}
        <div ref={ref} id={parentId} hidden={hasButton} />
        {hasButton && <SocialButton provider={provider} social={social} />}
      </div>
      {state.status === 'refused' && <DeveloperBlock reason={state.reason} />}
    </>
  );
}
