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
  /** The title of the load. Default: "Loading". */
  title?: string | undefined;
}

/** A spinner in place of a screen that is loading; once it is slow "Still working..." and Cancel. */
export function ScreenLoading({ isSlow, onCancel, title }: ScreenLoadingProps) {
  const say = useWords(coreMessages);
  if (!isSlow) return <Loading />;
  return (
    <Screen title={title ?? say('core.loading')} above={<Spinner isLarge />}>
      <StillWorking onCancel={onCancel} />
    </Screen>
  );
}
