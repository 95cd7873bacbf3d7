import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Checkbox } from '.';

function Choice({ details }: { details?: readonly string[] }) {
  const [isChecked, setChecked] = useState(false);
  return <Checkbox label="Send invoices" isChecked={isChecked} onChange={setChecked} details={details} />;
}

test('somebody chooses with Space, and by its words', async () => {
  render(<Choice />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Send invoices' });
  box.focus();
  await userEvent.keyboard(' ');
  expect(box.checked).toBe(true);
  await userEvent.click(screen.getByText('Send invoices'));
  expect(box.checked).toBe(false);
});

test('its details describe it, and are no part of its name', () => {
  render(<Choice details={['To your customers.', 'Never twice.']} />);
  const box = screen.getByRole('checkbox', { name: 'Send invoices' });
  const description = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('To your customers.Never twice.');
});
