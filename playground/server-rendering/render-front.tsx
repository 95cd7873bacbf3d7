import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../host/app/app';

/** The front page as a stranger sees it, with the way in ready to be typed into. */
export function renderFront(): string {
  return renderToString(
    <StrictMode>
      <App client={undefined} hasArrived={false} isStorageBlocked={false} />
    </StrictMode>,
  );
}
