import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WidgetErrorBoundary } from './error-boundary';

test('a screen that fails to render shows an error and a retry, and the page keeps working [B-FAIL-6] [T-HOST-10]', () => {
  // React logs the caught error in the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = vi.fn();
  let isBroken = true;
  const Sick = () => {
    if (isBroken) throw new Error('corrupt');
    return <p>Welcome</p>;
  };
  render(
    <>
      <p>The page of the host</p>
      <WidgetErrorBoundary onError={onError}>
        <Sick />
      </WidgetErrorBoundary>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on our side. Try again.');
  expect(screen.getByRole('alert')).toMatchObject({ lang: 'en', dir: 'ltr' });
  expect(screen.getByText('The page of the host')).toBeTruthy();
  expect(onError).toHaveBeenCalledTimes(1);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Welcome')).toBeTruthy();
  vi.restoreAllMocks();
});
