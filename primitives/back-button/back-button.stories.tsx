import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card';
import { Heading } from '../heading/heading';
import { Stack } from '../stack/stack';
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
