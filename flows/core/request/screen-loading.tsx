import { Spinner } from '../../../primitives/spinner/spinner';
import { Loading } from '../screen/loading';
import { Screen } from '../screen/screen';
import { coreMessages } from '../words/core.messages';
import { useWords } from '../words/use-words';
import { StillWorking } from './still-working';

export interface ScreenLoadingProps {
  isSlow: boolean;
  /** Cancels the load. */
  onCancel: () => void;
}

/** A spinner in place of a screen that is loading; once it is slow "Still working..." and Cancel. */
export function ScreenLoading({ isSlow, onCancel }: ScreenLoadingProps) {
  const say = useWords(coreMessages);
  return isSlow ? <Waiting title={say('core.loading')} onCancel={onCancel} /> : <Loading />;
}

export interface WaitingProps {
  title: string;
  /** Cancels a wait that has become slow. Default: it cannot be cancelled yet. */
  onCancel?: (() => void) | undefined;
}

/** A wait with a title, such as one that a press began: the title has the focus meanwhile and is announced (B-SCREEN-6). */
export function Waiting({ title, onCancel }: WaitingProps) {
  return (
    <Screen title={title} above={<Spinner isLarge />}>
      {onCancel && <StillWorking onCancel={onCancel} />}
    </Screen>
  );
}
