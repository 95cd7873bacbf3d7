import type { Meta, StoryObj } from '@storybook/react-vite';
import { svgImage } from '../testing/svg-image';
import { Logo } from './logo';

const meta: Meta<typeof Logo> = { component: Logo, args: { alt: 'Acme' } };
export default meta;
type Story = StoryObj<typeof Logo>;

export const Square: Story = { args: { src: svgImage(48, 48) } };

export const Huge: Story = { args: { src: svgImage(8_000, 2_000) } };

export const Tall: Story = { args: { src: svgImage(200, 800) } };

export const Broken: Story = { args: { src: 'data:image/png;base64,AAAA' } };

export const BrokenAndSilent: Story = { args: { src: 'data:image/png;base64,AAAA', alt: '' } };
