import type { SignInOptions, SignInResult } from '../../../widget/sign-in';
import { resolveTarget } from '../../../widget/host/mount-target';
import type { MountWidget } from './mount-widget';

/** A mount that is a button "Open": it logs in, and what came of it is in `#result` as JSON. */
export function opener(signIn: (options: SignInOptions) => Promise<SignInResult>): MountWidget {
  return (selector, given) => {
    const life = new AbortController();
    let options = given;
    const target = resolveTarget(selector);
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Open' });
    button.addEventListener('click', () => void showResult(signIn({ ...options, signal: life.signal })));
    target.append(button);
    return {
      update: (changed) => {
        options = { ...options, ...changed };
      },
      unmount: () => {
        life.abort();
        button.remove();
      },
    };
  };
}

/** Writes the outcome of a sign-in into `#result`, as JSON. */
export async function showResult(signingIn: Promise<SignInResult>): Promise<void> {
  const result = await signingIn.then(
    ({ how, user }) => ({ how, user_id: user.user_id }),
    ({ name, reason, message }: Error & { reason?: string }) => ({ name, reason: reason ?? message }),
  );
  resultElement().textContent = JSON.stringify(result);
}

function resultElement(): Element {
  const there = document.querySelector('#result');
  if (there) return there;
  const result = Object.assign(document.createElement('output'), { id: 'result' });
  (document.querySelector('main') ?? document.body).append(result);
  return result;
}
