import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { Heading } from '../heading/heading';
import { Stack } from '../stack/stack';
import { Text } from '../text/text';
import { Dialog } from './dialog';

const meta: Meta<typeof Dialog> = {
  component: Dialog,
  args: { label: 'Log in', closeLabel: 'Close', onClose: () => undefined },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

export const NamedByItsTitle: Story = {
  args: {
    children: (
      <Card label="Sign up or log in">
        <Stack gap="group">
          <Heading>Sign up or log in</Heading>
          <Text>Welcome back to the front hall.</Text>
          <Button>Continue</Button>
        </Stack>
      </Card>
    ),
  },
};

export const Scrolling: Story = {
  args: {
    children: (
      <Card label="Terms">
        <Stack gap="group">
          <Heading>Terms</Heading>
          {Array.from({ length: 40 }, (_, index) => (
            <Text key={index}>The page behind stays where it is, and the dialog scrolls.</Text>
          ))}
          <Button>Continue</Button>
        </Stack>
      </Card>
    ),
  },
};

export const WithoutATitle: Story = { args: { children: <Text>Loading</Text> } };
