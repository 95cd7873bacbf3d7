import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Focused: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    button.focus();
    const ring = button.getBoundingClientRect();
    const text = button.firstElementChild?.getBoundingClientRect();
    // The ring is around the text, which begins where all text does.
    await expect((text?.left ?? 0) - ring.left).toBeGreaterThanOrEqual(6);
    await expect(text?.left).toBe(canvasElement.querySelector('.vestibule')?.getBoundingClientRect().left);
  },
};
