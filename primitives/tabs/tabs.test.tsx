import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { nextTab, Tabs } from '.';

const items = [
  { id: 'email', label: 'Email' },
  { id: 'text', label: 'Text' },
  { id: 'whatsapp', label: 'WhatsApp' },
];

function setUp(dir: 'ltr' | 'rtl' = 'ltr', container?: HTMLElement | ShadowRoot) {
  function Chosen() {
    const [value, setValue] = useState('email');
    return (
      <div dir={dir} style={{ direction: dir }}>
        <button type="button">Before</button>
        <Tabs label="How to get your code" items={items} value={value} onChange={setValue}>
          <input aria-label={`Field of ${value}`} />
        </Tabs>
      </div>
    );
  }
  // Testing Library types a container as an element; React draws into a shadow root as well.
  return render(<Chosen />, container && { container: container as HTMLElement });
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('somebody finds one tab stop, and then the panel', async () => {
  setUp();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Email', selected: true }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Field of email' }));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Email' }));
});

test('somebody chooses with arrows, Home and End', async () => {
  setUp();
  screen.getByRole('tab', { name: 'Email' }).focus();
  const seen = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    await userEvent.keyboard(`{${key}}`);
    seen.push(selected());
    expect(document.activeElement?.textContent).toBe(selected());
  }
  expect(seen).toEqual(['Text', 'WhatsApp', 'Email', 'WhatsApp', 'Email', 'WhatsApp']);
});

test('somebody who reads from the right finds the next tab at the left', async () => {
  setUp('rtl');
  screen.getByRole('tab', { name: 'Email' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(selected()).toBe('Text');
});

test('nothing in the tabs sets a direction of its own', () => {
  const { container } = setUp('rtl');
  expect(container.querySelectorAll('[dir]')).toHaveLength(1);
});

test('the arrows work inside a shadow root', async () => {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  setUp('ltr', root);
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  tabs[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(root.activeElement).toBe(tabs[1]);
  expect(tabs[1]?.getAttribute('aria-selected')).toBe('true');
  root.host.remove();
});

test('somebody chooses by voice, which sends a click alone', () => {
  setUp();
  screen.getByRole('tab', { name: 'WhatsApp' }).click();
  return screen.findByRole('textbox', { name: 'Field of whatsapp' });
});

test('each tab names its panel', () => {
  setUp();
  const tab = screen.getByRole('tab', { selected: true });
  const panel = screen.getByRole('tabpanel', { name: 'Email' });
  expect(tab.getAttribute('aria-controls')).toBe(panel.id);
  expect(panel.hasAttribute('tabindex')).toBe(false);
});

test('other keys lead nowhere', () => {
  expect(nextTab(['a', 'b'], 'a', 'ArrowDown', false)).toBeUndefined();
});
