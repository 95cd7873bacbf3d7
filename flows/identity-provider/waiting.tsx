import { Spinner } from '../../primitives/spinner/spinner';
import { StillWorking } from '../core/request/still-working';
import { Screen } from '../core/screen/screen';

export interface WaitingProps {
  title: string;
  /** Cancels a wait that has become slow. Default: it cannot be cancelled yet. */
  onCancel?: (() => void) | undefined;
}

/** A wait that a press began. It has a title, which has the focus meanwhile and is announced (B-SCREEN-6). */
export function Waiting({ title, onCancel }: WaitingProps) {
  return (
    <Screen title={title} above={<Spinner isLarge />}>
      {onCancel && <StillWorking onCancel={onCancel} />}
    </Screen>
  );
}
