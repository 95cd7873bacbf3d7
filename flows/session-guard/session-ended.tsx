import { useAtomValue } from 'jotai/react';
import { type ReactNode, useContext, useId } from 'react';
import { Button } from '../../primitives/button/button';
import { DialogDescriptionId } from '../../primitives/dialog/dialog';
import { giveFocus } from '../../primitives/give-focus';
import { HeadingId } from '../../primitives/heading/heading';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import type { Store } from '../core/host/host.atoms';
import { Screen } from '../core/screen/screen';
import { Announcements } from '../core/words/announcements';
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

/**
 * Moves focus to the title, where a log-in that had it is removed, or there is none. The button would be pressed by the
 * next key of a user who types, and what they typed would be lost.
 */
const takeFocus = (title: HTMLElement | null) => {
  if (title) giveFocus(title);
};

/** 'You were logged out', above the log-in; after the log-in of another account, the name of that account. */
export function SessionEnded({ store, onReload, children }: SessionEndedProps) {
  const say = useWords(sessionGuardMessages);
  const sayLogIn = useWords(logInMessages);
  const sayRich = useRichWords(logInMessages);
  const state = useAtomValue(guardStateAtom, { store });
  const other = state.status === 'other' ? state.person : undefined;
  const ownId = useId();
  const textId = useContext(DialogDescriptionId) ?? ownId;
  const isWithoutLogIn = other !== undefined || !children;
  return (
    <Stack gap="item">
      <Screen title={say('guard.endedTitle')} {...(isWithoutLogIn && { headingRef: takeFocus })}>
        <Text id={textId}>
          {!other && say('guard.endedText')}
          {other &&
            (other.account
              ? sayRich('core.otherAccount', { account: <UntrustedText>{other.account}</UntrustedText> })
              : sayLogIn('core.otherAccountNameless'))}
        </Text>
        {isWithoutLogIn && (
          <Button onClick={onReload} aria-describedby={other ? textId : undefined}>
            {say('guard.reload')}
          </Button>
        )}
      </Screen>
      {/* The dialog is named by the title above. */}
      <HeadingId.Provider value={undefined}>{!other && children}</HeadingId.Provider>
      {/* A log-in has its own. */}
      {isWithoutLogIn && <Announcements />}
    </Stack>
  );
}
