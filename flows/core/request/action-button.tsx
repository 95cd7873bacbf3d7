import { useAtomValue } from 'jotai/react';
import { Button, type ButtonProps } from '../../../primitives/button/button';
import type { AnyAction } from './action-state';

export interface ActionButtonProps extends Omit<ButtonProps, 'isBusy'> {
  action: AnyAction;
}

/** The button of an action, busy while it is pending. Its form is not rendered again for that. */
export function ActionButton({ action, ...button }: ActionButtonProps) {
  return <Button {...button} isBusy={useAtomValue(action.isPendingAtom)} />;
}
