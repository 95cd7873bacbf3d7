import type { StytchClient } from '@stytch/vanilla-js/headless';
import { Callback, Login } from '../../../../widget/react';
import { serverClient } from '../../client/server-client';
import { appearanceFor, type Choices } from '../try-it/choices';
import { wayConfigs } from '../try-it/way-configs';

/** The props of the card. Another `choices.way` needs a new `key`, because it restarts the widget. */
export interface SignInCardProps {
  /** Undefined on a server. */
  client: StytchClient | undefined;
  choices: Choices;
}

/** The widget, in its place on the page. */
export function SignInCard({ client, choices }: SignInCardProps) {
  const { way } = choices;
  const given = { client: client ?? serverClient, ...appearanceFor(choices) };
  return (
    <div className="sign-in">
      {way === 'return' ? (
        <Callback {...given} config={wayConfigs.link} loginURL="./" continueURL="./" />
      ) : (
        // The page has no policy. With a nonce the theme and what remembers an early Enter are in what the server renders.
        <Login {...given} config={wayConfigs[way]} nonce="" />
      )}
    </div>
  );
}
