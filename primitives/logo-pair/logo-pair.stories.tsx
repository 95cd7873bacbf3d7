import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogoPair } from './logo-pair';

const svgImage = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" rx="8" fill="#1F7A8C"/></svg>`)}`;

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
export const FirstBroken: Story = { args: { from: { src: 'data:image/png;base64,AAAA', alt: '' } } };
