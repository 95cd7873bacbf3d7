import './shell/base.css';
import './shell/shell.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { standInForBlockedStorage } from '../client/stand-in-storage';
import { App } from './app';
import { hasArrived } from './arrival';

const isStorageBlocked = standInForBlockedStorage();
// Only now, because the provider's client reads storage as it is imported.
const { makeClient } = await import('../client/make-client');
const client = makeClient();

const place = document.querySelector('#app') ?? document.body;
const app = (
  <StrictMode>
    <App
      client={client}
      hasArrived={hasArrived(new URLSearchParams(location.search))}
      isStorageBlocked={isStorageBlocked}
    />
  </StrictMode>
);
// The server renders the page of a stranger.
const isServerRendered = place.hasChildNodes() && !isStorageBlocked && client.session.getSync() === null;
if (isServerRendered) hydrateRoot(place, app);
else {
  place.replaceChildren();
  createRoot(place).render(app);
}
