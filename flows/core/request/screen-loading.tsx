import { Button } from '../../../primitives/button/button';
import { Spinner } from '../../../primitives/spinner/spinner';
import { Text } from '../../../primitives/text/text';
import { Loading } from '../screen/loading';
import { Screen } from '../screen/screen';
import { coreMessages } from '../words/core.messages';
import { useWords } from '../words/use-words';

export interface ScreenLoadingProps {
  isSlow: boolean;
  /** Lets go what is being loaded. */
  onCancel: () => void;
  /** The words for what is under way. Default: "Loading". */
  title?: string | undefined;
}

/** A spinner in the place of a screen that is being loaded; once it is slow "Still working..." and a way out. */
export function ScreenLoading({ isSlow, onCancel, title }: ScreenLoadingProps) {
  const say = useWords(coreMessages);
  if (!isSlow) return <Loading />;
  return (
    <Screen title={title ?? say('core.loading')} above={<Spinner isLarge />}>
      <Text tone="helper">{say('core.stillWorking')}</Text>
      <Button rank="secondary" onClick={onCancel}>
        {say('core.cancel')}
      </Button>
    </Screen>
  );
}
