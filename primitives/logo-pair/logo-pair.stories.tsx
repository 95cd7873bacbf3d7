import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { svgImage } from '../testing/svg-image';
import { LogoPair } from './logo-pair';

const meta: Meta<typeof LogoPair> = {
  component: LogoPair,
  args: { from: { src: svgImage(48, 48), alt: '' }, to: { src: svgImage(120, 40), alt: 'Slow Clay' } },
};
export default meta;
type Story = StoryObj<typeof LogoPair>;

/** The logo of an application, and of the project that it asks. */
export const Both: Story = {};

export const LongAndInANarrowPlace: Story = {
  args: { from: { src: svgImage(800, 200), alt: '' }, to: { src: svgImage(8_000, 2_000), alt: 'Slow Clay' } },
  decorators: [(Shown) => <div style={{ inlineSize: 200 }}>{Shown()}</div>],
};

/** Nothing leads from a logo that did not load. */
export const FirstBroken: Story = {
  args: { from: { src: 'data:image/png;base64,AAAA', alt: '' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeVisible());
    await expect(within(canvasElement).getByRole('img', { name: 'Slow Clay' })).toBeVisible();
  },
};
