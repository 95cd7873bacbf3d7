import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CryptoWait } from './crypto.screens';

test('a wait for a wallet is announced with its reason, once [B-SAY-4]', () => {
  render(<CryptoWait text="Waiting for your signature..." />);
  expect(screen.getByText('Waiting for your signature...')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
