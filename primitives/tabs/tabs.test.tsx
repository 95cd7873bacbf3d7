import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Tabs } from './tabs';

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
  // Testing Library types a container as an element; React renders into a shadow root as well.
  return render(<Chosen />, container && { container: container as HTMLElement });
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('the tabs are one tab stop, followed by the panel [T-APG-1]', async () => {
  setUp();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Email', selected: true }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Field of email' }));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Email' }));
});

test('arrow keys, Home and End select a tab [T-APG-1]', async () => {
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

test('the left arrow selects the next tab on a right-to-left page [T-ENV-16]', async () => {
  setUp('rtl');
  screen.getByRole('tab', { name: 'Email' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(selected()).toBe('Text');
});

test('nothing in the tabs sets a direction of its own', () => {
  const { container } = setUp('rtl');
  expect(container.querySelectorAll('[dir]')).toHaveLength(1);
});

/** A shadow root in the page, for one test. */
function shadowRoot(): ShadowRoot {
  return document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
}

afterEach(() => document.body.replaceChildren());

describe.each(['ltr', 'rtl'] as const)('inside a shadow root, %s', (dir) => {
  test('the arrows work inside a shadow root [T-ENV-13]', async () => {
    const root = shadowRoot();
    setUp(dir, root);
    const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
    const [forward, back] = dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const where = () => [tabs.findIndex((tab) => tab === root.activeElement), chosenIn(tabs)];
    tabs[0]?.focus();
    const seen = [];
    for (const key of [forward, forward, forward, back, 'End', 'Home', 'Home', back]) {
      await userEvent.keyboard(`{${key}}`);
      seen.push(where());
    }
    expect(seen).toEqual([1, 2, 0, 2, 2, 0, 0, 2].map((index) => [index, index]));
  });

  test('a touch, and a click by voice control, select a tab', async () => {
    const root = shadowRoot();
    setUp(dir, root);
    const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')];
    await userEvent.pointer({ keys: '[TouchA]', target: tabs[2] ?? root.host });
    expect({ activeElement: root.activeElement, chosenInTabs: chosenIn(tabs) }).toEqual({
      activeElement: tabs[2],
      chosenInTabs: 2,
    });
    act(() => tabs[1]?.click());
    expect({ activeElement: root.activeElement, chosenInTabs: chosenIn(tabs) }).toEqual({
      activeElement: tabs[1],
      chosenInTabs: 1,
    });
  });
});

function chosenIn(tabs: readonly HTMLElement[]): number {
  return tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
}

test.each(['ltr', 'rtl'] as const)('a touch selects a tab (%s)', async (dir) => {
  setUp(dir);
  await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('tab', { name: 'WhatsApp' }) });
  expect(selected()).toBe('WhatsApp');
  expect(screen.getByRole('textbox', { name: 'Field of whatsapp' })).toBeTruthy();
});

test('a click alone, as voice control sends it, selects a tab', () => {
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

test('other keys select nothing', async () => {
  setUp();
  screen.getByRole('tab', { name: 'Email' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Alt>}{ArrowRight}{/Alt}');
  expect(selected()).toBe('Email');
});

test('the arrow keys follow a change of the page’s direction', async () => {
  const { container } = setUp('ltr');
  screen.getByRole('tab', { name: 'Email' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  container.querySelector<HTMLElement>('[dir]')?.style.setProperty('direction', 'rtl');
  await userEvent.keyboard('{ArrowRight}');
  expect(selected()).toBe('Email');
});

test('focus returns from the panel to a tab that was selected by voice', async () => {
  setUp();
  await userEvent.click(screen.getByRole('tab', { name: 'Email' }));
  act(() => screen.getByRole('tab', { name: 'WhatsApp' }).click());
  screen.getByRole('textbox', { name: 'Field of whatsapp' }).focus();
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'WhatsApp', selected: true }));
});

test('no tab refers to a panel that is not rendered', () => {
  setUp();
  for (const tab of screen.getAllByRole('tab')) {
    const panel = tab.getAttribute('aria-controls');
    if (panel !== null) expect(document.getElementById(panel)).toBeTruthy();
  }
});

test('a press on the selected tab selects nothing', async () => {
  const onChange = vi.fn();
  render(
    <Tabs label="How" items={items} value="email" onChange={onChange}>
      The panel
    </Tabs>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Email' }));
  expect(onChange).not.toHaveBeenCalled();
});
