import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RequirementList } from '.';

test('somebody who cannot see hears what is met and what is not', () => {
  const items = [
    { text: 'A number', isMet: true },
    { text: 'A symbol', isMet: false },
  ];
  render(<RequirementList label="Your password needs" items={items} metLabel="met" notMetLabel="not met" />);
  expect(screen.getByRole('list', { name: 'Your password needs' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'A number (met)',
    'A symbol (not met)',
  ]);
});
