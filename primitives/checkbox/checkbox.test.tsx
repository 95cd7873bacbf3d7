import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox';

function Choice({ details }: { details?: readonly string[] }) {
  const [isChecked, setChecked] = useState(false);
  return <Checkbox label="Send invoices" isChecked={isChecked} onChange={setChecked} details={details} />;
}

test('Space, and a press on the label, toggle a checkbox', async () => {
  render(<Choice />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Send invoices' });
  box.focus();
  await userEvent.keyboard(' ');
  expect(box.checked).toBe(true);
  await userEvent.click(screen.getByText('Send invoices'));
  expect(box.checked).toBe(false);
});

test('the details describe a checkbox, and are no part of its name', () => {
  render(<Choice details={['To your customers.', 'Never twice.']} />);
  const box = screen.getByRole('checkbox', { name: 'Send invoices' });
  const description = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('To your customers.Never twice.');
});

test.each([
  ['Space', async () => userEvent.keyboard(' ')],
  [
    'a touch on its label',
    async () => userEvent.pointer({ keys: '[TouchA]', target: screen.getByText('Send invoices') }),
  ],
  ['voice control', async () => screen.getByRole('checkbox').click()],
])('toggling with %s calls back once, with the new value', async (_input, press) => {
  const onChange = vi.fn();
  render(<Checkbox label="Send invoices" isChecked={false} onChange={onChange} />);
  await userEvent.tab();
  await press();
  expect(onChange.mock.calls).toEqual([[true]]);
});

test('an embedder that ignores the change keeps the checkbox as it was', async () => {
  render(<Checkbox label="Send invoices" isChecked onChange={() => undefined} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { checked: true });
  await userEvent.click(box);
  expect(box.checked).toBe(true);
  expect(document.activeElement).toBe(box);
});

test('Enter does not toggle a checkbox, because it is for the form', async () => {
  const onChange = vi.fn();
  render(<Checkbox label="Send invoices" isChecked={false} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
});

test('a press on the details does not toggle, and a checkbox without details has no description', async () => {
  render(<Choice details={['To your customers.']} />);
  await userEvent.click(screen.getByText('To your customers.'));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  render(<Checkbox label="Alone" isChecked={false} onChange={() => undefined} />);
  expect(screen.getByRole('checkbox', { name: 'Alone' }).hasAttribute('aria-describedby')).toBe(false);
});

test('each of two checkboxes is described by its own details', () => {
  render(
    <>
      <Choice details={['One.', 'One.']} />
      <Choice details={['Two.']} />
    </>,
  );
  const descriptions = screen.getAllByRole('checkbox').map((box) => {
    return document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;
  });
  expect(descriptions).toEqual(['One.One.', 'Two.']);
});
