import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider as StoreProvider } from 'jotai/react';
import { StrictMode } from 'react';
import { vi } from 'vitest';
import { IDPConsentScreen } from '../idp-consent.screen';
import { type Visit, visited } from './visit';

/** Advances the time for what is rendered, in milliseconds. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The page of a visit as it is rendered, once it has been in sight for long enough to decide. */
export async function shownPage(visit: Visit = {}) {
  const page = visited(visit);
  const { container } = render(
    <StrictMode>
      <StoreProvider store={page.store}>
        <IDPConsentScreen />
      </StoreProvider>
    </StrictMode>,
  );
  await act(() => page.begin());
  await pass(500);
  return { ...page, container };
}

/** A button by its name. */
export const button = (name: string) => screen.getByRole('button', { name });

/** Clicks a button with a mouse, and waits for the immediate effects. */
export async function press(name: string): Promise<void> {
  fireEvent.pointerDown(button(name));
  fireEvent.click(button(name), { detail: 1 });
  await pass(0);
}
