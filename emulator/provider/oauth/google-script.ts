/** The role of the stand-in for Google's script, and the address of its own server. */
export interface GooglePlay {
  plays: string;
  origin: string;
}

/** A stand-in for Google's script: the same interface and its own prompt, without Google. */
export function googleScript({ plays, origin }: GooglePlay): string {
  return `
(() => {
  const plays = ${JSON.stringify(plays)};
  let options = {};
  let prompt;
  const moment = (kind, reason) => ({
    isDisplayMoment: () => kind !== 'skipped',
    isDisplayed: () => kind === 'displayed',
    isNotDisplayed: () => kind === 'not displayed',
    getNotDisplayedReason: () => reason,
    isSkippedMoment: () => kind === 'skipped',
    getSkippedReason: () => reason,
    isDismissedMoment: () => false,
  });
  const button = (label, onClick) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = label;
    element.addEventListener('click', onClick);
    return element;
  };
  const remove = () => {
    prompt?.remove();
    prompt = undefined;
  };
  const show = (listener) => {
    prompt = document.createElement('div');
    prompt.setAttribute('role', 'group');
    prompt.setAttribute('aria-label', 'Google (stand-in)');
    const parent = document.getElementById(options.prompt_parent_id ?? '');
    const look = parent ? 'padding:12px' : 'position:fixed;inset-block-start:12px;inset-inline-end:12px;padding:12px;z-index:9';
    prompt.style.cssText = look + ';border:1px solid #747775;border-radius:8px;background:#fff;color:#1f1f1f';
    prompt.append(
      button('Continue as Visitor', async () => {
        const query = '?client_id=' + encodeURIComponent(options.client_id);
        const answer = await fetch(${JSON.stringify(origin)} + '/google-stand-in/credential' + query, { method: 'POST' });
        options.callback?.(await answer.json());
      }),
      button('Close Google prompt', () => {
        remove();
        listener(moment('skipped', 'user_cancel'));
      }),
    );
    (parent ?? document.body).append(prompt);
    listener(moment('displayed'));
  };
  window.google = { accounts: { id: {
    initialize: (given) => { options = given; },
    prompt: (listener) => {
      if (plays === 'silent') return;
      if (plays === 'shown') return show(listener);
      listener(moment('not displayed', plays));
    },
    cancel: remove,
  } } };
})();
`;
}
