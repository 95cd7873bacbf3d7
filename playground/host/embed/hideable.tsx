import * as React from 'react';
import type { LoginProps } from '../../../widget/react';

// Only React 19.2 and newer have it.
const { Activity }: Partial<Pick<typeof React, 'Activity'>> = React;

/**
 * A widget in an Activity, as a router keeps a page, and a button "Other page" that hides it, or shows it again. The other page has
 * "Log out".
 */
export function hideable(Widget: React.ComponentType<LoginProps>): React.ComponentType<LoginProps> {
  return function Hideable(options) {
    const [isHidden, setHidden] = React.useState(false);
    return (
      <>
        <button type="button" onClick={() => setHidden(!isHidden)}>
          Other page
        </button>
        {isHidden && (
          <button type="button" onClick={() => void logOut(options)}>
            Log out
          </button>
        )}
        {Activity && (
          <Activity mode={isHidden ? 'hidden' : 'visible'}>
            <Widget {...options} />
          </Activity>
        )}
      </>
    );
  };
}

/** Ends the session, as the other page would. */
async function logOut({ client }: LoginProps): Promise<void> {
  await (await client).session.revoke();
}
