import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Disclosure } from './disclosure';

test('Enter and Space open and close a disclosure, and closed content cannot be reached [T-APG-2] [T-WCAG-412]', async () => {
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

test('a closed disclosure has no panel until it is hovered or focused, and then refers to an empty one', async () => {
  render(<Disclosure summary="Details">More</Disclosure>);
  const button = screen.getByRole('button', { name: 'Details', expanded: false });
  const panel = () => document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(panel()).toBeNull();
  await userEvent.hover(button);
  expect(panel()).toMatchObject({ hidden: true, textContent: '' });
});

test.each([
  ['a mouse', (button: HTMLElement) => userEvent.click(button)],
  ['a touch', (button: HTMLElement) => userEvent.pointer({ keys: '[TouchA]', target: button })],
  ['voice control', async (button: HTMLElement) => act(() => button.click())],
])('a user opens a disclosure with %s, and the focus does not move', async (_input, press) => {
  render(<Disclosure summary="Details">More</Disclosure>);
  const button = screen.getByRole('button', { expanded: false });
  await press(button);
  expect(screen.getByRole('button', { expanded: true })).toBe(button);
  expect(screen.getByText('More')).toBeTruthy();
});

test('a disclosure that is open at first shows its content, and can be closed', async () => {
  render(
    <Disclosure summary="Details" isOpenAtFirst>
      More
    </Disclosure>,
  );
  const button = screen.getByRole('button', { expanded: true });
  expect(screen.getByText('More')).toBeTruthy();
  await userEvent.click(button);
  expect(screen.queryByText('More')).toBeNull();
});

test('Tab leads from the button into the content, and out of it', async () => {
  render(
    <>
      <Disclosure summary="Details" isOpenAtFirst>
        <a href="#more">More</a>
      </Disclosure>
      <button type="button">After</button>
    </>,
  );
  const stops = [];
  for (let stop = 0; stop < 3; stop += 1) {
    await userEvent.tab();
    stops.push(document.activeElement?.textContent);
  }
  expect(stops).toEqual(['Details', 'More', 'After']);
  await userEvent.click(screen.getByRole('button', { name: 'Details' }));
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('After');
});

test('a rerender does not close what a user opened, and shows the new content', async () => {
  const rendered = (words: string, isOpenAtFirst: boolean) => (
    <Disclosure summary="Details" isOpenAtFirst={isOpenAtFirst}>
      {words}
    </Disclosure>
  );
  const { rerender } = render(rendered('Old', false));
  await userEvent.click(screen.getByRole('button'));
  rerender(rendered('New', false));
  expect(screen.getByRole('button', { expanded: true })).toBeTruthy();
  expect(screen.getByText('New')).toBeTruthy();
});

test('two disclosures open independently, and each refers to its own panel', async () => {
  render(
    <>
      <Disclosure summary="One">First</Disclosure>
      <Disclosure summary="Two">Second</Disclosure>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Two' }));
  expect({ first: screen.queryByText('First'), secondText: screen.queryByText('Second')?.textContent }).toEqual({
    first: null,
    secondText: 'Second',
  });
  const panels = screen.getAllByRole('button').map((button) => button.getAttribute('aria-controls'));
  expect(new Set(panels).size).toBe(2);
});
