import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, type MouseEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Link } from './link';

test('a link sends no referrer and no opener', () => {
  render(
    <Link href="https://mail.example.com" isExternal>
      Open in Gmail
    </Link>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open in Gmail' });
  expect({ target: link.target, rel: link.rel, referrerpolicy: link.getAttribute('referrerpolicy') }).toEqual({
    target: '_blank',
    rel: 'noopener noreferrer',
    referrerpolicy: 'no-referrer',
  });
});

test('an internal link opens in the same tab, and keeps the usual referrer', () => {
  render(<Link href="/help">Help</Link>);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Help' });
  expect({ target: link.target, rel: link.rel, referrerpolicy: link.hasAttribute('referrerpolicy') }).toEqual({
    target: '',
    rel: '',
    referrerpolicy: false,
  });
});

test('an embedder cannot give an external link an opener', () => {
  // A host without types.
  const props = { target: '_self', rel: 'opener', referrerPolicy: 'unsafe-url' as const };
  render(
    <Link {...props} href="https://mail.example.com" isExternal>
      Open
    </Link>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link');
  expect({ target: link.target, rel: link.rel, referrerpolicy: link.getAttribute('referrerpolicy') }).toEqual({
    target: '_blank',
    rel: 'noopener noreferrer',
    referrerpolicy: 'no-referrer',
  });
});

test('a link works with the keyboard, calls `onClick` and takes a ref', async () => {
  const ref = createRef<HTMLAnchorElement>();
  const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
  render(
    <Link ref={ref} href="/help" onClick={onClick} aria-describedby="why">
      Help
    </Link>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(ref.current);
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledOnce();
  expect(ref.current?.getAttribute('aria-describedby')).toBe('why');
});
