import { useSetAtom } from 'jotai/react';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { Button } from '../../../primitives/button/button';
import { FieldMessage } from '../../../primitives/message/message';
import { Stack } from '../../../primitives/stack/stack';
import { unreachableMessages } from '../provider/failure.messages';
import { coreMessages } from '../words/core.messages';
import { useWords } from '../words/use-words';
import type { LazyValue } from './lazy';
import { loadCodeAtom } from './load-code.atoms';

export interface LazyProps<Value> {
  /** The code to render with. It is fetched at the first mount. */
  of: LazyValue<Value>;
  /** Renders it once other code has fetched it, and fetches nothing itself. Default false. */
  isPassive?: boolean;
  /** Fetches it after the next paint, for a placeholder that looks the same. Default false. */
  isAfterPaint?: boolean;
  /** The content while the code is loading. Default: nothing. */
  pending?: ReactNode;
  /** The content if the code cannot be loaded. Called with a sentence with Try again, which is the default. */
  failed?: (failure: ReactNode) => ReactNode;
  children: (value: Value) => ReactNode;
}

/** Renders with code that is loaded later. */
export function Lazy<Value>({
  of,
  isPassive = false,
  isAfterPaint = false,
  pending = null,
  failed = (failure) => failure,
  children,
}: LazyProps<Value>) {
  const load = useSetAtom(loadCodeAtom);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stop = of.subscribe(onChange);
      let isSubscribed = true;
      const begin = () => isSubscribed && void load(of);
      if (!isPassive && of.state().status === 'absent') {
        // A task that is queued within a frame runs after the frame has been painted.
        if (isAfterPaint) requestAnimationFrame(() => setTimeout(begin));
        else begin();
      }
      return () => {
        isSubscribed = false;
        stop();
      };
    },
    [of, isPassive, isAfterPaint, load],
  );
  const state = useSyncExternalStore(subscribe, of.state, of.state);
  if (state.status === 'loaded') return children(state.value);
  if (state.status === 'absent') return pending;
  return failed(<CouldNotLoad isLoading={state.isLoading} onTryAgain={() => void load(of)} />);
}

function CouldNotLoad({ isLoading, onTryAgain }: { isLoading: boolean; onTryAgain(): void }) {
  const say = useWords(coreMessages);
  const sayError = useWords(unreachableMessages);
  return (
    <Stack gap="item">
      <FieldMessage tone="error">{sayError('error.unreachable')}</FieldMessage>
      <Button rank="secondary" isBusy={isLoading} onClick={onTryAgain}>
        {say('core.tryAgain')}
      </Button>
    </Stack>
  );
}
