import { lateClient } from '../../../widget/stytch/late-client';
import { blockedStorageSentence, standInForBlockedStorage } from '../client/stand-in-storage';
import { BadRequest } from './bad-request';
import { makeControls, selectors } from './controls';
import { loadMount } from './mounts';
import { readRequest } from './read-request';
import { watchFirstField } from './watch-first-field';

const main = document.querySelector('main') ?? document.body;

try {
  const request = readRequest(new URLSearchParams(location.search));
  for (const selector of selectors(request.copies).slice(1)) {
    // A server that rendered it made its place.
    if (main.querySelector(selector)) continue;
    main.append(Object.assign(document.createElement('div'), { id: selector.slice(1) }));
  }
  if (standInForBlockedStorage()) say(blockedStorageSentence, 'status');
  const clientCode = import('../client/make-client');
  const mountWidget = await loadMount(request);
  // Both ways of an embedder: a client that was made, and one that is made when the screen has been rendered.
  const client =
    request.entry === 'react'
      ? (await clientCode).makeClient()
      : lateClient(async () => (await clientCode).makeClient());
  const controls = makeControls(mountWidget, client, request);
  window.vestibule = controls;
  watchFirstField(main, (at) => {
    controls.mountedAt = at;
  });
  controls.mount();
} catch (problem) {
  say(problem instanceof Error ? problem.message : String(problem), 'alert');
  if (!(problem instanceof BadRequest)) reportError(problem);
}

function say(sentence: string, role: 'status' | 'alert'): void {
  main.append(Object.assign(document.createElement('p'), { role, textContent: sentence }));
}
