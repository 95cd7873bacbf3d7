import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Heading } from '../heading/heading';
import { Stack } from '../stack/stack';
import { Text } from '../text/text';
import { Card } from './card';

const meta: Meta<typeof Card> = { component: Card, args: { label: 'Sign in' } };
export default meta;
type Story = StoryObj<typeof Card>;

export const Default: Story = {
  args: {
    children: (
      <Stack gap="group">
        <Heading>Sign up or log in</Heading>
        <Text>Welcome back to the front hall.</Text>
        <Button>Continue</Button>
      </Stack>
    ),
  },
};

export const Busy: Story = { args: { isBusy: true, children: <Text>Logging in...</Text> } };

export const LongWords: Story = {
  args: { children: <Text>{'Donaudampfschifffahrtsgesellschaft'.repeat(8)}</Text> },
};
