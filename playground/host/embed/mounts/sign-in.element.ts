import { defineSignInButton } from '../../../../widget/sign-in';
import { resolveTarget } from '../../../../widget/host/mount-target';
import type { MountWidget } from '../mount-widget';
import { showResult } from '../opener';

/** `<vestibule-sign-in-button>` with the label "Open". */
export const mount: MountWidget = (selector, given) => {
  defineSignInButton();
  const target = resolveTarget(selector);
  const button = Object.assign(document.createElement('vestibule-sign-in-button'), { textContent: 'Open' });
  const life = new AbortController();
  let options = given;
  button.options = { ...options, signal: life.signal };
  button.addEventListener('vestibule-signed-in', (event) => void showResult(Promise.resolve(event.detail)));
  button.addEventListener('vestibule-error', (event) => void showResult(Promise.reject(event.detail)));
  target.append(button);
  return {
    update: (changed) => {
      options = { ...options, ...changed };
      button.options = { ...options, signal: life.signal };
    },
    unmount: () => {
      life.abort();
      button.remove();
    },
  };
};
