import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Checkbox } from './checkbox';

const meta: Meta<typeof Checkbox> = {
  component: Checkbox,
  args: { label: 'Send invoices for you', isChecked: false, onChange: () => undefined },
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

/** The tick that a box shows: 'none' in one that is not checked. */
const tickIn = (story: HTMLElement) => getComputedStyle(within(story).getByRole('checkbox'), '::before').content;

export const Off: Story = { play: async ({ canvasElement }) => expect(tickIn(canvasElement)).toBe('none') };

export const On: Story = {
  args: { isChecked: true },
  play: async ({ canvasElement }) => expect(tickIn(canvasElement)).toBe('""'),
};

export const WithDetails: Story = { args: { details: ['To your own customers alone.', 'You see each one before.'] } };

export const LongText: Story = {
  args: { label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz für Sie lesen', isChecked: true },
};
