import type { WidgetOptions } from '../../../../widget';
import { useUser } from '../../../../widget/react';
import { reactMount } from '../react-mount';
import { SignInOpener } from './sign-in.react';

/** A button "Open" that a page shows to visitors alone: React removes it as soon as the client has a user. */
function VisitorSignIn(options: WidgetOptions) {
  return useUser(options.client) ? <p>Logged in</p> : <SignInOpener {...options} />;
}

export const mount = reactMount(VisitorSignIn);
