import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { Heading } from '../heading/heading';
import { Stack } from '../stack/stack';
import { Text } from '../text/text';
import { TextField } from '../text-field/text-field';
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

/** Escape that ends a composition closes neither kind: not by the key, and not by the browser's default for it. */
const play: Story['play'] = async ({ args, canvas }) => {
  const press = (isComposing: boolean) =>
    canvas
      .getByRole('textbox')
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing, bubbles: true, cancelable: true }));
  await expect(press(true)).toBe(false);
  await expect(args.onClose).not.toHaveBeenCalled();
  // A question refuses the browser's default for any other as well, and closes by itself.
  await expect(press(false)).toBe(Boolean(args.closeLabel));
  await expect(args.onClose).toHaveBeenCalledTimes(args.closeLabel ? 0 : 1);
};

const field = <TextField label="Name" value="" onChange={() => undefined} />;

export const EndOfAComposition: Story = { args: { children: field, onClose: fn() }, play };

export const EndOfACompositionInAQuestion: Story = {
  args: { closeLabel: undefined, children: field, onClose: fn() },
  play,
};
