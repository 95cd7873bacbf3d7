import { useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../../primitives/badge/badge';
import { SmallButton } from '../../../primitives/small-button/small-button';
import { Stack } from '../../../primitives/stack/stack';
import { focusRequestAtom } from '../screen/screen.atoms';
import { announceAtom } from '../words/announce.atoms';
import { useWords } from '../words/use-words';
import { sayAtom } from '../words/words.atoms';
import { lastUsedAtom, rememberMethodAtom } from './last-used.atoms';
import { lastUsedMessages } from './last-used.messages';

/** Forgets the method, announces that, and moves focus to its control: the pressed button is removed. */
export const forgetAndAnnounceAtom = atom(null, (get, set) => {
  const method = get(lastUsedAtom);
  set(rememberMethodAtom, '');
  set(announceAtom, get(sayAtom)(lastUsedMessages)('lastUsed.forgotten'));
  set(focusRequestAtom, { target: `key:${method}` });
});

/** The badge 'Last used' on a control, which refers to it by the given id, and 'Forget' below it. */
export function Mark({ children }: { children: (description: string) => ReactNode }) {
  const say = useWords(lastUsedMessages);
  const id = useId();
  return (
    <Stack gap="label">
      <Badge id={id} text={say('lastUsed.mark')}>
        {children(id)}
      </Badge>
      <Forget />
    </Stack>
  );
}

/** 'Forget': forgets the method that was used last. */
export function Forget() {
  const say = useWords(lastUsedMessages);
  const forget = useSetAtom(forgetAndAnnounceAtom);
  return (
    <SmallButton aria-label={say('lastUsed.forgetLabel')} onClick={forget}>
      {say('lastUsed.forget')}
    </SmallButton>
  );
}
