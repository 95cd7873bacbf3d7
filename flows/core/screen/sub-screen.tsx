import { useSetAtom } from 'jotai/react';
import { BackButton } from '../../../primitives/back-button/back-button';
import { goBackAtom } from './screen.atoms';
import { coreMessages } from '../words/core.messages';
import { useWords } from '../words/use-words';
import { Screen, type ScreenProps } from './screen';

/** Every screen but Main: in its corner, always the same one, the way back (B-SCREEN-2). */
export function SubScreen(props: Omit<ScreenProps, 'corner'>) {
  const goBack = useSetAtom(goBackAtom);
  const say = useWords(coreMessages);
  return <Screen {...props} corner={<BackButton label={say('core.back')} onClick={() => void goBack()} />} />;
}
