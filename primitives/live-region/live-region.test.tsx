import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LiveRegion } from './live-region';

test('the same words are announced twice, by a region that was rendered before [T-LIVE-6] [T-WCAG-413]', () => {
  const { rerender } = render(<LiveRegion text="" serial={0} />);
  const region = screen.getByRole('status');
  rerender(<LiveRegion text="Code sent" serial={1} />);
  const first = region.firstChild;
  rerender(<LiveRegion text="Code sent" serial={2} />);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('Code sent');
  expect(region.firstChild).not.toBe(first);
});

test('text in another language is announced in that language', () => {
  render(
    <LiveRegion
      text={
        <>
          Sent by <span lang="fr">Société Générale</span>
        </>
      }
      serial={1}
    />,
  );
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('Sent by Société Générale');
  expect(region.querySelector('[lang=fr]')?.textContent).toBe('Société Générale');
});

test('a rerender does not announce the same message again', () => {
  const { rerender } = render(<LiveRegion text="Code sent" serial={1} />);
  const words = screen.getByRole('status').firstChild;
  rerender(<LiveRegion text="Code sent" serial={1} />);
  expect(screen.getByRole('status').firstChild).toBe(words);
});

test('the region is not focusable, and is empty while it says nothing', async () => {
  render(<LiveRegion text="" serial={0} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('status').textContent).toBe('');
});
