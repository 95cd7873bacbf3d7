import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { themeSheet } from '../../tokens/theme-sheet';
import { App } from '../host/app/app';
import { appearanceFor, firstChoices } from '../host/app/try-it/choices';

/** The front page as a stranger sees it, with the way in ready to be typed into. */
export function drawFront(): string {
  return renderToString(
    <StrictMode>
      <App client={undefined} hasArrived={false} isStorageBlocked={false} />
    </StrictMode>,
  );
}

/** The styles of the widget's theme there. */
export function frontTheme(): string {
  return themeSheet(appearanceFor(firstChoices).theme).css;
}
