import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/heading';
import { Stack } from '../stack/stack';
import { PartHeading } from './part-heading';

const meta: Meta<typeof PartHeading> = { component: PartHeading, args: { children: 'Existing Passkeys' } };
export default meta;

export const BelowATitle: StoryObj<typeof PartHeading> = {
  render: (args) => (
    <Stack gap="group">
      <Heading>Your Passkeys</Heading>
      <PartHeading {...args} />
    </Stack>
  ),
};
