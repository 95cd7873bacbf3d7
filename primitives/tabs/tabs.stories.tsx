import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { withLargeText } from '../testing/large-text';
import { Text } from '../text/text';
import { Tabs, type TabsProps } from './tabs';

function Chosen(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs {...props} value={value} onChange={setValue}>
      <Text>The panel of {value}.</Text>
    </Tabs>
  );
}

const meta: Meta<typeof Tabs> = {
  component: Tabs,
  render: (args) => <Chosen {...args} />,
  args: {
    label: 'How to get your code',
    value: 'text',
    items: [
      { id: 'email', label: 'Email' },
      { id: 'text', label: 'Text' },
      { id: 'whatsapp', label: 'WhatsApp' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Tabs>;

export const Three: Story = {};

export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('tab', { selected: true }).focus() };

export const LongLabels: Story = {
  args: {
    items: [
      { id: 'email', label: 'E-Mail-Adresse' },
      { id: 'text', label: 'Kurznachrichtendienst' },
      { id: 'whatsapp', label: 'WhatsApp-Nachricht' },
    ],
  },
};

/** In a card 400 px wide with text twice as large the tabs are below each other, and a badge covers no label of the row above. */
export const BadgeLargeText: Story = {
  args: {
    items: [
      { id: 'email', label: 'Email' },
      { id: 'text', label: 'Text' },
      { id: 'whatsapp', label: 'WhatsApp', badge: 'Last used' },
    ],
  },
  beforeEach: withLargeText,
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '336px';
    const badge = canvas.getByText('Last used').getBoundingClientRect();
    const covered = canvas.getAllByRole('tab').filter(({ firstElementChild }) => {
      const range = document.createRange();
      if (firstElementChild) range.selectNodeContents(firstElementChild);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return left < badge.right && badge.left < right && top < badge.bottom && badge.top < bottom;
    });
    await expect(covered.map(({ textContent }) => textContent)).toEqual([]);
  },
};
