import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DeleteIcon, RenameIcon } from '../icon/more-icons';
import { IconButton } from '../icon-button/icon-button';
import { Stack } from '../stack/stack';
import { withLargeText } from '../testing/large-text';
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

export const LargeText: Story = {
  args: { children: 'A telephone with a lock' },
  beforeEach: withLargeText,
  play: async ({ canvas, canvasElement }) => {
    canvasElement.style.inlineSize = '256px';
    const [rename, remove] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    const name = canvas.getByText('A telephone with a lock').getBoundingClientRect();
    // The name has the room of a few words, and the controls are together below it.
    await expect(name.width).toBeGreaterThan(200);
    await expect(rename?.top).toBe(remove?.top);
    await expect(rename?.top).toBeGreaterThanOrEqual(name.bottom);
  },
};
