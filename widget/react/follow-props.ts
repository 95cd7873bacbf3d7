import { useEffect, useRef } from 'react';
import { missingOptions, type WidgetOptions } from '../options';

/** Keeps a widget as the host's props are: one that is left out is as if it had never been given. */
export function useFollowedProps<Options extends WidgetOptions>(
  update: (options: Partial<Omit<Options, 'client'>>) => void,
  props: Options,
): void {
  const before = useRef(props);
  useEffect(() => {
    update({ ...missingOptions(before.current, props), ...props });
    before.current = props;
  }, [update, props]);
}
