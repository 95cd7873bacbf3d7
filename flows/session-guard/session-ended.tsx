import { useAtomValue } from 'jotai/react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../primitives/button/button';
import { HeadingId } from '../../primitives/heading/heading';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import type { Store } from '../core/host/host.atoms';
import { Screen } from '../core/screen/screen';
import { logInMessages } from '../core/words/late.messages';
import { UntrustedText } from '../core/words/untrusted-text';
import { useRichWords, useWords } from '../core/words/use-words';
import { guardStateAtom } from './guard.atoms';
import { sessionGuardMessages } from './session-guard.messages';

export interface SessionEndedProps {
  /** The store of the guard, which is not that of the dialog. */
  store: Store;
  /** Reloads the page. */
  onReload: () => void;
  /** The log-in widget, which is below; none where the host has not configured one. */
  children?: ReactNode;
}

/** Moves focus to the button, because the log-in that had it is removed. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** 'You were logged out', above the log-in; after the log-in of another account, the name of that account. */
export function SessionEnded({ store, onReload, children }: SessionEndedProps) {
  const say = useWords(sessionGuardMessages);
  const sayLogIn = useWords(logInMessages);
  const sayRich = useRichWords(logInMessages);
  const state = useAtomValue(guardStateAtom, { store });
  const other = state.status === 'other' ? state.person : undefined;
  const otherId = useId();
  return (
    <Stack gap="item">
      <Screen title={say('guard.endedTitle')}>
        {!other && <Text>{say('guard.endedText')}</Text>}
        {other && (
          <Text id={otherId}>
            {other.account
              ? sayRich('core.otherAccount', { account: <UntrustedText>{other.account}</UntrustedText> })
              : sayLogIn('core.otherAccountNameless')}
          </Text>
        )}
        {(other || !children) && (
          <Button
            rank="primary"
            onClick={onReload}
            ref={other ? takeFocus : undefined}
            aria-describedby={other ? otherId : undefined}
          >
            {say('guard.reload')}
          </Button>
        )}
      </Screen>
      {/* The dialog is named by the title above. */}
      <HeadingId.Provider value={undefined}>{!other && children}</HeadingId.Provider>
    </Stack>
  );
}
