import { useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useMemo } from 'react';
import { Spinner } from '../../../primitives/spinner';
import type { OAuthProviderConfig } from '../../core/config/config';
import { coreMessages } from '../../core/words/core.messages';
import { useWords } from '../../core/words/use-words';
import { SocialButton, useSocial } from '../social-button';
import { DeveloperBlock } from './developer-block';
import { oneTapAtom, openOneTapAtom, parentIdAtom } from './one-tap.atoms';
import { place, waiting } from './one-tap.css';
import { useSettledHeight } from './use-settled-height';

/** Google One Tap: a spinner while it is pending, the prompt where it is embedded, and else the button. */
export function OneTap({ provider }: { provider: OAuthProviderConfig }) {
  useOpen(provider);
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
            <Spinner size={25} label={say('core.loading')} />
          </div>
        )}
        <div ref={ref} id={parentId} hidden={hasButton} />
        {hasButton && <SocialButton provider={provider} social={social} />}
      </div>
      {state.status === 'refused' && <DeveloperBlock reason={state.reason} />}
    </>
  );
}

/** Keeps One Tap open while this is on the page. */
function useOpen(provider: OAuthProviderConfig): void {
  const openAtom = useMemo(() => {
    const opening = atom(null, (_get, set) => set(openOneTapAtom, provider));
    opening.onMount = (open) => open();
    return opening;
  }, [provider]);
  useAtomValue(openAtom);
}
