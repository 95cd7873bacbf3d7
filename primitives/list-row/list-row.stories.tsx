import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeleteIcon, RenameIcon } from '../icon/more-icons';
import { IconButton } from '../icon-button/icon-button';
import { Stack } from '../stack/stack';
import { ListRow } from './list-row';

const controls = (
  <>
    <IconButton label="Rename" icon={<RenameIcon />} onClick={() => undefined} />
    <IconButton label="Delete" icon={<DeleteIcon />} onClick={() => undefined} />
  </>
);
const meta: Meta<typeof ListRow> = {
  component: ListRow,
  args: { controls, children: 'Laptop' },
  decorators: [
    (Story) => (
      <Stack gap="label" as="ul" aria-label="Things">
        <Story />
      </Stack>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ListRow>;

export const Short: Story = {};
export const Long: Story = { args: { children: 'A name without an end '.repeat(9) + 'x'.repeat(120) } };
export const Marked: Story = { args: { isMarked: true } };
