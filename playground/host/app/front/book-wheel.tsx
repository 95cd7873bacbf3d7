import type { StytchClient } from '@stytch/vanilla-js/headless';
import { useState } from 'react';
import { useSignIn } from '../../../../widget/react';
import { SignInClosedError } from '../../../../widget/sign-in';
import { serverClient } from '../../client/server-client';
import { appearanceFor, type Choices } from '../try-it/choices';
import { overPageConfig } from '../try-it/way-configs';

/** The props of the button. */
export interface BookWheelProps {
  /** Undefined on a server. */
  client: StytchClient | undefined;
  choices: Choices;
  /** Called with the user who booked. */
  onBook(userId: string): void;
}

/** A button that needs to know who presses it, and asks for a log-in only then. */
export function BookWheel({ client, choices, onBook }: BookWheelProps) {
  const signIn = useSignIn({ client: client ?? serverClient, ...appearanceFor(choices), config: overPageConfig });
  const [hasFailed, setFailed] = useState(false);
  const book = async () => {
    setFailed(false);
    try {
      onBook((await signIn()).user.user_id);
    } catch (problem) {
      setFailed(!(problem instanceof SignInClosedError));
    }
  };
  return (
    <div>
      <button className="button" type="button" onClick={() => void book()}>
        Book a wheel
      </button>
      <p className="account__problem" role="alert">
        {hasFailed && 'The log-in could not be opened. Try again.'}
      </p>
    </div>
  );
}
