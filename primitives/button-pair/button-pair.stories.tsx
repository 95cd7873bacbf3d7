import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/stack';
import { withLargeText } from '../testing/large-text';
import { linesOf, offCentre } from '../testing/lines';
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

/** Answers of two languages in the place that a phone 320 px wide leaves. */
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
    const buttons = context.canvas.getAllByRole('button');
    const [deny, allow, ablehnen, zulassen] = buttons.map((button) => button.getBoundingClientRect());
    await expect(deny?.top).toBe(allow?.top);
    await expect(ablehnen?.top).toBe(zulassen?.top);
    for (const button of buttons) await expect(offCentre(button, button)).toBeLessThan(0.5);
  },
};

/** In a page 320 px wide with a margin of 16 px: short answers are side by side, each in the middle. */
export const NarrowPage: Story = {
  args: { children: answers('Deny', 'Allow') },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '238px';
    const [deny, allow] = canvas.getAllByRole('button');
    if (!deny || !allow) throw new Error('There are no two buttons.');
    await expect(deny.getBoundingClientRect().top).toBe(allow.getBoundingClientRect().top);
    await expect(deny.getBoundingClientRect().width).toBe(allow.getBoundingClientRect().width);
    for (const button of [deny, allow]) await expect(offCentre(button, button)).toBeLessThan(0.5);
  },
};

const longerAnswers = (
  <>
    <Button rank="secondary">Ablehnen</Button>
    <Button isBusy>Zulassen</Button>
  </>
);

/** Two words that barely fit beside each other are in the middle, and the spinner of a pressed button is inside its border. */
export const BarelyBeside: Story = {
  args: { children: longerAnswers },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '267px';
    const [deny, allow] = canvas.getAllByRole('button');
    if (!deny || !allow) throw new Error('There are no two buttons.');
    await expect(deny.getBoundingClientRect().top).toBe(allow.getBoundingClientRect().top);
    for (const button of [deny, allow]) await expectInTheMiddle(button);
    const spinner = allow.querySelector('svg')?.getBoundingClientRect().left;
    await expect(spinner).toBeGreaterThan(allow.getBoundingClientRect().left);
  },
};

/** In a page 320 px wide with a margin of 16 px they are below each other, since one would not be in the middle of its half. */
export const LongerWords: Story = {
  args: { children: longerAnswers },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '238px';
    const [deny, allow] = canvas.getAllByRole('button');
    if (!deny || !allow) throw new Error('There are no two buttons.');
    await expect(deny.getBoundingClientRect().bottom).toBeLessThan(allow.getBoundingClientRect().top);
    await expect(deny.getBoundingClientRect().width).toBe(allow.getBoundingClientRect().width);
    for (const button of [deny, allow]) await expectInTheMiddle(button);
  },
};

async function expectInTheMiddle(button: HTMLElement): Promise<void> {
  const words = button.lastElementChild?.lastElementChild ?? button;
  await expect(linesOf(words)).toBe(1);
  await expect(offCentre(button, words)).toBeLessThan(0.5);
}

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
