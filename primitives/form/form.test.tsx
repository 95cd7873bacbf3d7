import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Form } from './form';

test("a host's form around ours gets no submit event of ours [T-HOST-3]", async () => {
  const onHostSubmit = vi.fn((event: Event) => event.preventDefault());
  const host = document.body.appendChild(document.createElement('form'));
  host.addEventListener('submit', onHostSubmit);
  const onSubmit = vi.fn();
  render(
    <Form onSubmit={onSubmit}>
      <input aria-label="Name" />
    </Form>,
    { container: host.appendChild(document.createElement('div')) },
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onHostSubmit).not.toHaveBeenCalled();
  host.remove();
});

test('a host that renders the widget in its own React tree gets no submit event', async () => {
  const onHostSubmit = vi.fn();
  const onSubmit = vi.fn();
  render(
    // The outer form is a `div` with a handler, because React allows no form in a form.
    <div onSubmit={onHostSubmit}>
      <Form onSubmit={onSubmit}>
        <button type="submit">Send</button>
      </Form>
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onHostSubmit).not.toHaveBeenCalled();
});

test('a submission calls the latest handler, and the page does not navigate', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { container, rerender } = render(<Form onSubmit={first}>One</Form>);
  rerender(<Form onSubmit={second}>Two</Form>);
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  container.querySelector('form')?.dispatchEvent(event);
  expect({ firstCalls: first.mock.calls.length, secondCalls: second.mock.calls.length }).toEqual({
    firstCalls: 0,
    secondCalls: 1,
  });
  expect(event.defaultPrevented).toBe(true);
});
