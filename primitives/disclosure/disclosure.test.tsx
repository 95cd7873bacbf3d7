import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Disclosure } from '.';

test('somebody opens and closes it with Enter and Space, and cannot reach what is closed', async () => {
  render(
    <Disclosure summary="Details">
      <a href="#more">More</a>
    </Disclosure>,
  );
  const button = screen.getByRole('button', { name: 'Details', expanded: false });
  expect(screen.queryByRole('link')).toBeNull();
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent).toBe('More');
  await userEvent.keyboard(' ');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a closed one names its panel, which is there and holds nothing', () => {
  render(<Disclosure summary="Details">More</Disclosure>);
  const button = screen.getByRole('button', { name: 'Details', expanded: false });
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(panel?.hidden).toBe(true);
  expect(panel?.textContent).toBe('');
});
