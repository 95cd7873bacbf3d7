import { CheckIcon } from '../../../primitives/icon/check-icon';
import { Text } from '../../../primitives/text/text';
import { Screen } from './screen';
import { SubScreen } from './sub-screen';

export interface ConfirmationProps {
  title: string;
  text: string;
  /** False where there is no earlier screen to return to. Default true. */
  canGoBack?: boolean;
}

/** A screen that confirms what the user has done: a check mark, a title and a sentence. */
export function Confirmation({ title, text, canGoBack = true }: ConfirmationProps) {
  const Frame = canGoBack ? SubScreen : Screen;
  return (
    <Frame title={title} above={<CheckIcon />}>
      <Text>{text}</Text>
    </Frame>
  );
}
