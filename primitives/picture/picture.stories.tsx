import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Picture } from './picture';

const src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="9" fill="#5b21b6"/></svg>')}`;
const meta: Meta<typeof Picture> = { component: Picture, args: { src } };
export default meta;
type Story = StoryObj<typeof Picture>;

export const InAButton: Story = {
  render: (args) => (
    <Button rank="secondary" icon={<Picture {...args} />}>
      Rabby
    </Button>
  ),
};
export const Broken: Story = { ...InAButton, args: { src: 'data:image/png;base64,AA==' } };
