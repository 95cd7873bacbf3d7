import { noSessionErrors } from '../provider/session-errors';
import type { LogInAgain } from '../screen/log-in-again.atoms';
import { logInAgainMessages } from '../words/late.messages';
import { useWords } from '../words/use-words';
import { Button } from '../../../primitives/button/button';

/** The button "Log in" under a failure without a session (B-MOUNT-23), which calls `go`. */
export function logInAgainBy(go: () => void): LogInAgain {
  return {
    Button: function LogInAgainButton({ type }) {
      const say = useWords(logInAgainMessages);
      return noSessionErrors.has(type) ? (
        <Button rank="secondary" onClick={go}>
          {say('core.logIn')}
        </Button>
      ) : null;
    },
  };
}
