import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { Banner } from '../../../primitives/banner';
import { Button } from '../../../primitives/button';
import { Stack } from '../../../primitives/stack';
import { failureMessages } from '../provider/failure-messages';
import { coreMessages } from '../words/core.messages';
import { useWords } from '../words/use-words';

/** A part of a screen whose code is fetched only where it is configured. */
export interface LazyPart<Props> {
  /** Fetches the code, so that the first paint has it. Never rejects; a part that could not be fetched says so in its place. */
  load(): Promise<void>;
  isLoaded(): boolean;
  Part: ComponentType<Props>;
}

type State<Props> = { status: 'absent' | 'failed' } | { status: 'loaded'; component: ComponentType<Props> };

/** How a part differs from most. */
interface LazyPartOptions<Props> {
  /** What stands in its place until it is there, and where it cannot be had. Default: nothing, then a word and a way to try again. */
  otherwise?: (props: Props) => ReactNode;
}

/** For what only adorns: where it cannot be had, it is simply not there. */
export const decoration = { otherwise: () => null };

/** Makes a part of what an `import()` brings. */
export function lazyPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  { otherwise }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  let state: State<Props> = { status: 'absent' };
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const settle = (next: State<Props>) => {
    state = next;
    loading = undefined;
    for (const listener of listeners) listener();
  };
  const load = (): Promise<void> => {
    if (state.status === 'loaded') return Promise.resolve();
    loading ??= fetch().then(
      (component) => settle({ status: 'loaded', component }),
      () => settle({ status: 'failed' }),
    );
    return loading;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    if (state.status === 'absent') void load();
    return () => listeners.delete(listener);
  };
  function Part(props: Props) {
    const current = useSyncExternalStore(
      subscribe,
      () => state,
      () => state,
    );
    if (current.status === 'loaded') return <current.component {...props} />;
    if (otherwise) return otherwise(props);
    return current.status === 'failed' ? <CouldNotLoad onTryAgain={() => void load()} /> : null;
  }
  return { load, isLoaded: () => state.status === 'loaded', Part };
}

function CouldNotLoad({ onTryAgain }: { onTryAgain(): void }) {
  const say = useWords(coreMessages);
  const sayError = useWords(failureMessages);
  return (
    <Stack gap="item">
      <Banner tone="error">{sayError('error.unreachable')}</Banner>
      <Button rank="secondary" onClick={onTryAgain}>
        {say('core.tryAgain')}
      </Button>
    </Stack>
  );
}
