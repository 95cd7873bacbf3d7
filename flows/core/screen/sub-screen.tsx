import { useAtomValue, useSetAtom } from 'jotai/react';
import { BackButton } from '../../../primitives/back-button/back-button';
import { CheckIcon } from '../../../primitives/icon/more-icons';
import { Text } from '../../../primitives/text/text';
import { coreMessages } from '../words/core.messages';
import { logInMessages } from '../words/late.messages';
import { useWords } from '../words/use-words';
import { loginPlaceAtom, returnToLoginAtom } from './login-place.atoms';
import { Screen, type ScreenProps } from './screen';

/** A screen other than Main, with Back in the same corner where a log-in is known (B-SCREEN-2). */
export function SubScreen(props: Omit<ScreenProps, 'corner'>) {
  const goBack = useSetAtom(returnToLoginAtom);
  const place = useAtomValue(loginPlaceAtom);
  const say = useWords(coreMessages);
  return <Screen {...props} corner={place && <BackButton label={say('core.back')} onClick={() => void goBack()} />} />;
}

export interface ConfirmationProps {
  text: string;
  /** False where there is no earlier screen to return to. Default true. */
  canGoBack?: boolean;
}

/** A screen that confirms what the user has done: a check mark, 'Success!' and a sentence. */
export function Confirmation({ text, canGoBack = true }: ConfirmationProps) {
  const say = useWords(logInMessages);
  const Frame = canGoBack ? SubScreen : Screen;
  return (
    <Frame title={say('core.successTitle')} above={<CheckIcon />}>
      <Text>{text}</Text>
    </Frame>
  );
}
