import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Link } from '.';

test('a page that somebody opens learns nothing about where they came from', () => {
  render(
    <Link href="https://mail.example.com" isExternal>
      Open in Gmail
    </Link>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open in Gmail' });
  expect([link.target, link.rel, link.getAttribute('referrerpolicy')]).toEqual([
    '_blank',
    'noopener noreferrer',
    'no-referrer',
  ]);
});
