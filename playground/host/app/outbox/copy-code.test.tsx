import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CopyCode } from './copy-code';

const button = () => screen.getByRole('button', { name: /the code 123456$/ });

test('a copied code is confirmed on its button, without a message', async () => {
  const user = userEvent.setup();
  render(<CopyCode code="123456" />);
  await user.click(button());
  expect(button().textContent).toBe('Copied the code 123456');
  expect(await navigator.clipboard.readText()).toBe('123456');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a code that the browser does not let the page copy is reported as not copied', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Refused.', 'NotAllowedError'));
  render(<CopyCode code="123456" />);
  await user.click(button());
  expect(screen.getByRole('status').textContent).toBe('This browser lets no page copy: select the code.');
  expect(button().textContent).toBe('Copy the code 123456');
});
