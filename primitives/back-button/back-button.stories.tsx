import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card';
import { Heading } from '../heading/heading';
import { Stack } from '../stack/stack';
import { withLargeText } from '../testing/large-text';
import { BackButton } from './back-button';

const meta: Meta<typeof BackButton> = { component: BackButton, args: { label: 'Back', onClick: () => undefined } };
export default meta;
type Story = StoryObj<typeof BackButton>;

export const InItsCorner: Story = {
  render: (args) => (
    <Card label="Enter passcode">
      <Stack gap="group">
        <BackButton {...args} />
        <Heading>Enter passcode</Heading>
      </Stack>
    </Card>
  ),
};

export const LargeText: Story = {
  ...InItsCorner,
  beforeEach: withLargeText,
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('button').querySelector('svg')?.getBoundingClientRect();
    const title = canvas.getByRole('heading').getBoundingClientRect();
    // It is drawn within its square, and stays at the edge where text begins.
    await expect(Math.abs((arrow?.left ?? 0) - title.left)).toBeLessThan(1);
    await expect(arrow?.bottom).toBeLessThanOrEqual(title.top);
  },
};
