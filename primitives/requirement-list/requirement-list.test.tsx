import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RequirementList } from './requirement-list';

test('a screen reader announces for each requirement whether it is met [B-PASS-7] [T-APG-6] [T-WCAG-141]', () => {
  const items = [
    { text: 'A number', isMet: true },
    { text: 'A symbol', isMet: false },
  ];
  render(<RequirementList label="Your password needs" items={items} metLabel="(met)" notMetLabel="(not met)" />);
  expect(screen.getByRole('list', { name: 'Your password needs' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'A number (met)',
    'A symbol (not met)',
  ]);
});

test('a requirement that becomes met keeps its element and its position', () => {
  const list = (isMet: boolean) => (
    <RequirementList
      label="Your password needs"
      items={[
        { text: 'A number', isMet },
        { text: 'A symbol', isMet: false },
      ]}
      metLabel="(met)"
      notMetLabel="(not met)"
    />
  );
  const { rerender } = render(list(false));
  const [first] = screen.getAllByRole('listitem');
  rerender(list(true));
  expect(screen.getAllByRole('listitem')[0]).toBe(first);
  expect(first?.textContent).toBe('A number (met)');
  expect(document.querySelectorAll('[data-met]')).toHaveLength(1);
  // The icon is for the eye, and is not announced.
  expect(document.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(2);
});

test('the text of each requirement has an id, so that a field is described by it without the mark [B-PASS-7]', () => {
  const list = (isMet: boolean) => (
    <RequirementList
      id="needs"
      label="Your password needs"
      items={[
        { text: 'A number', isMet },
        { text: 'A symbol', isMet: false },
      ]}
      metLabel="(met)"
      notMetLabel="(not met)"
    />
  );
  const described = () => ['needs0', 'needs1'].map((id) => document.getElementById(id)?.textContent);
  const { rerender } = render(list(false));
  expect(described()).toEqual(['A number', 'A symbol']);
  rerender(list(true));
  expect(described()).toEqual(['A number', 'A symbol']);
});
