import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../button/button';
import { createToastQueue } from './toast-queue';
import { Toasts } from './toast';

function Playground() {
  const [queue] = useState(createToastQueue);
  const notes = useSyncExternalStore(queue.subscribe, queue.notes);
  return (
    <>
      <Button onClick={() => queue.add({ tone: 'success', text: 'Email resent' })}>Say that it went well</Button>
      <Button onClick={() => queue.add({ tone: 'error', text: 'That did not work.' })}>Say that it did not</Button>
      <Toasts label="Messages" notes={notes} onDismiss={queue.dismiss} />
    </>
  );
}

const meta: Meta<typeof Toasts> = { component: Toasts, args: { label: 'Messages', onDismiss: () => undefined } };
export default meta;
type Story = StoryObj<typeof Toasts>;

export const None: Story = { args: { notes: [] } };

export const Success: Story = { args: { notes: [{ id: 1, tone: 'success', text: 'Email resent' }] } };

export const Failure: Story = { args: { notes: [{ id: 1, tone: 'error', text: 'That did not work.' }] } };

export const Several: Story = {
  args: {
    notes: [
      { id: 1, tone: 'success', text: 'Email resent' },
      { id: 2, tone: 'error', text: 'That did not work.' },
      { id: 3, tone: 'error', text: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
    ],
  },
};

export const Queue: Story = { render: () => <Playground /> };
