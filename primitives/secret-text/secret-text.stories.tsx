import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SecretText } from './secret-text';

const meta: Meta<typeof SecretText> = { component: SecretText, args: { children: 'GEZD GNBV GY3T QOJQ' } };
export default meta;

type Story = StoryObj<typeof SecretText>;

export const Key: Story = {};

/** Its letters run from left to right, and are on the side where the text around it begins. */
export const RightToLeft: Story = {
  decorators: [(StoryOf) => <div dir="rtl">{StoryOf()}</div>],
  play: async ({ canvas }) => {
    const letters = canvas.getByText('GEZD GNBV GY3T QOJQ');
    const [inner, outer] = [letters, letters.parentElement].map((element) => element?.getBoundingClientRect());
    await expect(getComputedStyle(letters).direction).toBe('ltr');
    await expect(inner?.right).toBe(outer?.right);
    await expect(inner?.left).toBeGreaterThan(outer?.left ?? Infinity);
  },
};

/** A selection across several texts has their letters, and not how they are spelled. */
export const Selected: Story = {
  render: () => (
    <div role="list">
      <div role="listitem">
        <SecretText>ckss-2skx-ebow</SecretText>
      </div>
      <div role="listitem">
        <SecretText>spow-8txc-r1nk</SecretText>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const selection = getSelection();
    selection?.selectAllChildren(canvas.getByRole('list'));
    await expect(String(selection).split(/\s+/).filter(Boolean)).toEqual(['ckss-2skx-ebow', 'spow-8txc-r1nk']);
    selection?.removeAllRanges();
  },
};
