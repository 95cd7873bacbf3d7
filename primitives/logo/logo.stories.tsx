import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo';

const svgImage = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" rx="8" fill="#0C5A56"/></svg>`)}`;

const meta: Meta<typeof Logo> = { component: Logo, args: { alt: 'Acme' } };
export default meta;
type Story = StoryObj<typeof Logo>;

export const Square: Story = { args: { src: svgImage(48, 48) } };

export const Huge: Story = { args: { src: svgImage(8_000, 2_000) } };

export const Tall: Story = { args: { src: svgImage(200, 800) } };

export const Broken: Story = { args: { src: 'data:image/png;base64,AAAA' } };

export const BrokenAndSilent: Story = { args: { src: 'data:image/png;base64,AAAA', alt: '' } };
