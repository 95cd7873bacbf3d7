import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
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

/** A question that the browser closes is open again, with the focus where it was. */
export const ClosedByTheBrowser: Story = {
  args: {
    closeLabel: undefined,
    onClose: fn(),
    children: (
      <Stack gap="group">
        {field}
        <Button>Continue</Button>
      </Stack>
    ),
  },
  play: async ({ args, canvas }) => {
    // A dialog that opens gives focus to its first control.
    const second = canvas.getByRole('button');
    second.focus();
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    await expect(dialog.open).toBe(false);
    await waitFor(() => expect(dialog.open).toBe(true));
    await expect(second).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const labels = ['Log in', 'Confirm it is you'];

/** The page behind two dialogs scrolls again once both are closed. */
export const OverAnother: Story = {
  render: function OverAnother() {
    const [open, setOpen] = useState(labels);
    return (
      <>
        <Button onClick={() => setOpen(labels)}>Open both</Button>
        {open.map((label) => (
          <Dialog
            key={label}
            label={label}
            closeLabel={`Close ${label}`}
            onClose={() => setOpen((before) => before.filter((one) => one !== label))}
          >
            <Text>{label}</Text>
          </Dialog>
        ))}
      </>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const { style } = document.documentElement;
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await step('one closes', async () => {
      await expect(style.overflow).toBe('hidden');
      await press('Close Confirm it is you');
      await expect(style.overflow).toBe('hidden');
    });
    await step('both close', async () => {
      await press('Close Log in');
      await expect(style.overflow).toBe('');
    });
    await step('both open again', async () => {
      await press('Open both');
      await expect(style.overflow).toBe('hidden');
    });
  },
};
