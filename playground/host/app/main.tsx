import './shell/base.css';
import './shell/shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { standInForBlockedStorage } from '../client/stand-in-storage';
import { App } from './app';
import { hasArrived } from './arrival';

const isStorageBlocked = standInForBlockedStorage();
// Only now, because the provider's client reads storage as it is imported.
const { makeClient } = await import('../client/make-client');
const client = makeClient();

createRoot(document.querySelector('#app') ?? document.body).render(
  <StrictMode>
    <App
      client={client}
      hasArrived={hasArrived(new URLSearchParams(location.search))}
      isStorageBlocked={isStorageBlocked}
    />
  </StrictMode>,
);
