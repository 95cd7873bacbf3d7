import type { Meta, StoryObj } from '@storybook/react-vite';
import { SecretText } from './secret-text';

const meta: Meta<typeof SecretText> = { component: SecretText, args: { children: 'GEZD GNBV GY3T QOJQ' } };
export default meta;

export const Key: StoryObj<typeof SecretText> = {};
