import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Badge } from './badge';

const meta: Meta<typeof Badge> = {
  component: Badge,
  args: {
    id: 'badge',
    text: 'Last used',
    children: (
      <Button rank="secondary" aria-describedby="badge">
        Continue with Google
      </Button>
    ),
  },
};
export default meta;

export const OnAButton: StoryObj<typeof Badge> = {};
