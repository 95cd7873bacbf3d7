import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text';
import { Stack } from './stack';

const lines = ['One', 'Two', 'Three'];
const meta: Meta<typeof Stack> = {
  component: Stack,
  args: { gap: 'item', children: lines.map((line) => <Text key={line}>{line}</Text>) },
};
export default meta;
type Story = StoryObj<typeof Stack>;

export const Groups: Story = { args: { gap: 'group' } };

export const Items: Story = {};

export const Labels: Story = { args: { gap: 'label' } };

export const List: Story = {
  args: {
    as: 'ul',
    children: lines.map((line) => (
      <li key={line}>
        <Text>{line}</Text>
      </li>
    )),
  },
};

export const NamedGroup: Story = { args: { role: 'group', 'aria-label': 'Other ways' } };
