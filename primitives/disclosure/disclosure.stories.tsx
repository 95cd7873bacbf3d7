import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text';
import { Disclosure } from './disclosure';

const meta: Meta<typeof Disclosure> = {
  component: Disclosure,
  args: { summary: 'View your email address', children: <Text tone="helper">The address you signed up with.</Text> },
};
export default meta;
type Story = StoryObj<typeof Disclosure>;

export const Closed: Story = {};

export const Open: Story = { args: { isOpenAtFirst: true } };

export const LongText: Story = {
  args: { isOpenAtFirst: true, summary: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz lesen' },
};
