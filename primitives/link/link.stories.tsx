import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text';
import { Link } from './link';

const meta: Meta<typeof Link> = { component: Link, args: { href: '#gmail', children: 'Open in Gmail' } };
export default meta;
type Story = StoryObj<typeof Link>;

export const Default: Story = {};

export const External: Story = { args: { href: 'https://mail.example.com', isExternal: true } };

export const InASentence: Story = {
  args: { children: `https://docs.example.com/${'errors/'.repeat(20)}` },
  render: (args) => (
    <Text>
      Read <Link {...args} /> to learn more.
    </Text>
  ),
};
