import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Form } from './form';

const meta: Meta<typeof Form> = {
  component: Form,
  args: { onSubmit: () => undefined, children: <Button type="submit">Continue</Button> },
};
export default meta;
type Story = StoryObj<typeof Form>;

export const Default: Story = {};
