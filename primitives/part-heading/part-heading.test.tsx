import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PartHeading } from './part-heading';

test('a part is found by its heading, one level below the screen [T-WCAG-131]', () => {
  render(<PartHeading>Existing Passkeys</PartHeading>);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Existing Passkeys');
});

test('a part of a part is one level further down [B-SAY-5]', () => {
  render(<PartHeading level={4}>About you</PartHeading>);
  expect(screen.getByRole('heading', { level: 4 }).textContent).toBe('About you');
});
