import { useSignIn } from '../../../../widget/react/use-sign-in';
import type { WidgetOptions } from '../../../../widget';
import { showResult } from '../opener';
import { reactMount } from '../react-mount';

/** A button "Open" of a React tree, by `useSignIn`. */
export function SignInOpener(options: WidgetOptions) {
  const signIn = useSignIn(options);
  return (
    <button type="button" onClick={() => void showResult(signIn())}>
      Open
    </button>
  );
}

/** The button, mounted as an application with a React tree of its own would. */
export const mount = reactMount(SignInOpener);
