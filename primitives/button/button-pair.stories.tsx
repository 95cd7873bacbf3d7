import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonPair } from './button';

const meta: Meta<typeof ButtonPair> = { component: ButtonPair };
export default meta;

export const TwoAnswers: StoryObj<typeof ButtonPair> = {
  args: {
    children: (
      <>
        <Button rank="secondary">Deny</Button>
        <Button>Allow</Button>
      </>
    ),
  },
};
