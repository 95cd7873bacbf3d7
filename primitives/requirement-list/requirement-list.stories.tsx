import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequirementList } from './requirement-list';

const meta: Meta<typeof RequirementList> = {
  component: RequirementList,
  args: { label: 'Your password needs', metLabel: '(met)', notMetLabel: '(not met)' },
};
export default meta;
type Story = StoryObj<typeof RequirementList>;

export const Some: Story = {
  args: {
    items: [
      { text: 'At least 8 characters', isMet: true },
      { text: 'A number', isMet: false },
    ],
  },
};

export const LongText: Story = {
  args: { items: [{ text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', isMet: false }] },
};
