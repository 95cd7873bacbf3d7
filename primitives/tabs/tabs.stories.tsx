import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
