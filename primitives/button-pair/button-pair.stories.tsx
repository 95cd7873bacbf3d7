import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack';
import { withLargeText } from '../testing/large-text';
import { linesOf } from '../testing/lines';
import { Button } from '../button/button';
import { ButtonPair } from './button-pair';

const meta: Meta<typeof ButtonPair> = { component: ButtonPair };
export default meta;
type Story = StoryObj<typeof ButtonPair>;

const answers = (no: string, yes: string) => (
  <>
    <Button rank="secondary">{no}</Button>
    <Button>{yes}</Button>
  </>
);

export const TwoAnswers: Story = { args: { children: answers('Deny', 'Allow') } };

/** The answers in the place that a phone 320 px wide leaves: the second are too long to be side by side. */
const narrow: Story = {
  render: () => (
    <Stack gap="group">
      <ButtonPair>{answers('Deny', 'Allow')}</ButtonPair>
      <ButtonPair>{answers('Ablehnen', 'Zulassen')}</ButtonPair>
    </Stack>
  ),
};

/** The labels are whole, and the two buttons of a pair equally large. */
const play: Story['play'] = async ({ canvas, canvasElement }) => {
  canvasElement.style.inlineSize = '272px';
  const buttons = canvas.getAllByRole('button');
  for (const button of buttons) await expect(linesOf(button.lastElementChild ?? button)).toBe(1);
  const [deny, allow, ablehnen, zulassen] = buttons.map((button) => button.getBoundingClientRect());
  await expect(deny?.width).toBe(allow?.width);
  await expect(ablehnen?.width).toBe(zulassen?.width);
};

export const Narrow: Story = {
  ...narrow,
  play: async (context) => {
    await play(context);
    const [deny, allow] = context.canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(deny?.top).toBe(allow?.top);
  },
};

/** With text twice as large they are below each other, and a word that is longer than its button does not push it out. */
export const NarrowLargeText: Story = {
  render: () => (
    <Stack gap="group">
      <ButtonPair>{answers('Deny', 'Allow')}</ButtonPair>
      <ButtonPair>{answers('Elutasítás', 'Engedélyezés')}</ButtonPair>
    </Stack>
  ),
  beforeEach: withLargeText,
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '272px';
    const buttons = canvas.getAllByRole('button');
    for (const button of buttons.slice(0, 2)) await expect(linesOf(button.lastElementChild ?? button)).toBe(1);
    const widths = buttons.map((button) => Math.round(button.getBoundingClientRect().width));
    await expect(widths).toEqual([272, 272, 272, 272]);
  },
};
